/// What the sample palette and the key hints say, in one language.
struct PaletteStrings: Equatable, Sendable {
  var title: String
  var choosePrompt: String
  var selectedPrefix: String
  var tilePrefix: String
  var introduction: String
  var move: String
  var select: String
  var byNumber: String
  var quit: String
  var cancel: String
  var filter: String
  var clear: String
  var toTiles: String
  var mark: String
  var moreKeys: String
  var marked: String
  var hidden: String
  var keys: KeyStrings
  var language: Language

  /// The languages that there are strings in.
  enum Language { case english, portuguese, japanese, korean, arabic }

  /// What the status line says.
  func status(selected number: Int?) -> String { number.map { "\(selectedPrefix) \($0)" } ?? choosePrompt }

  /// How many items are marked, and how many of them the filter hides.
  func marks(_ count: Int, hidden hiddenCount: Int) -> String {
    hiddenCount == 0 ? "(\(count) \(marked))" : "(\(count) \(marked), \(hiddenCount) \(hidden))"
  }

  /// What a tile says.
  func tile(_ number: Int) -> String { "\(tilePrefix) \(number)" }

  static let english = PaletteStrings(
    title: "Tile palette", choosePrompt: "Choose a numbered tile", selectedPrefix: "Selected tile:",
    tilePrefix: "Tile", introduction: "Choose a tile from this sample collection", move: "move",
    select: "select", byNumber: "by number", quit: "quit", cancel: "cancel",
    filter: "filter", clear: "clear", toTiles: "to the tiles", mark: "mark", moreKeys: "keys", marked: "marked",
    hidden: "hidden", keys: .english, language: .english)

  static let portuguese = PaletteStrings(
    title: "Paleta de blocos", choosePrompt: "Escolha um bloco numerado", selectedPrefix: "Bloco selecionado:",
    tilePrefix: "Bloco", introduction: "Escolha um bloco desta coleção de exemplo", move: "mover",
    select: "selecionar", byNumber: "por número", quit: "sair", cancel: "cancelar",
    filter: "filtrar", clear: "limpar", toTiles: "para os blocos", mark: "marcar", moreKeys: "teclas",
    marked: "marcados", hidden: "ocultos", keys: .portuguese, language: .portuguese)

  static let japanese = PaletteStrings(
    title: "タイルパレット", choosePrompt: "番号の付いたタイルを選んでください", selectedPrefix: "選択したタイル:",
    tilePrefix: "タイル", introduction: "このサンプル集からタイルを選んでください。", move: "移動", select: "選択",
    byNumber: "番号で選択", quit: "終了", cancel: "中止", filter: "絞り込み", clear: "消す", toTiles: "タイルへ", mark: "印",
    moreKeys: "キー一覧", marked: "件に印", hidden: "件は非表示", keys: .japanese, language: .japanese)

  static let korean = PaletteStrings(
    title: "타일 팔레트", choosePrompt: "번호가 있는 타일을 선택하세요", selectedPrefix: "선택한 타일:",
    tilePrefix: "타일", introduction: "이 샘플 모음에서 타일을 선택하세요", move: "이동", select: "선택",
    byNumber: "번호로 선택", quit: "종료", cancel: "취소", filter: "필터", clear: "지우기", toTiles: "타일로", mark: "표시",
    moreKeys: "키 목록", marked: "개 표시", hidden: "개 숨김", keys: .korean, language: .korean)

  static let arabic = PaletteStrings(
    title: "لوحة البلاطات", choosePrompt: "اختر بلاطة مرقمة", selectedPrefix: "البلاطة المختارة:",
    tilePrefix: "بلاطة", introduction: "اختر بلاطة من هذه المجموعة التجريبية", move: "تحريك",
    select: "اختيار", byNumber: "بالرقم", quit: "خروج", cancel: "إلغاء", filter: "تصفية", clear: "مسح",
    toTiles: "إلى البلاطات", mark: "تحديد", moreKeys: "المفاتيح", marked: "محددة", hidden: "مخفية", keys: .arabic,
    language: .arabic)
}
