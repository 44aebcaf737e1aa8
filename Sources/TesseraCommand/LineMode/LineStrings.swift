/// What the line mode says, in one language. `{}` stands for a number or a word, in their order.
struct LineStrings: Equatable, Sendable {
  /// What can be answered, in the order of the question.
  var number: String
  var numbers: String
  var preset: String
  /// Enter alone, for the item of a number.
  var first: String
  var pages: String
  var narrow: String
  var leave: String
  /// What stands between two of them, and after the last.
  var separator: String
  var end: String
  /// Which items a page lists, of how many.
  var range: String
  var nothingMarked: String
  var unknownNumber: String
  var lastPage: String
  var firstPage: String
  var noMatch: String
  var disabled: String
  var onlyOne: String
  var atMost: String

  /// Those of a language.
  static func of(_ language: PaletteStrings.Language) -> LineStrings {
    switch language {
    case .english: english
    case .portuguese: portuguese
    case .japanese: japanese
    case .korean: korean
    case .arabic: arabic
    }
  }

  /// A sentence with its gaps filled, from the first on.
  static func filled(_ sentence: String, _ values: String...) -> String {
    var parts = OptionText.parts(of: sentence, around: "{}")[...]
    var result = parts.popFirst() ?? ""
    for (value, part) in zip(values, parts) { result += value + part }
    return result
  }

  static let english = LineStrings(
    number: "number", numbers: "numbers", preset: "Enter for what is marked *", first: "Enter for {}",
    pages: "+ and - to turn pages",
    narrow: "a word to narrow", leave: "q to leave", separator: ", ", end: ": ", range: "{} to {} of {}",
    nothingMarked: "nothing is marked", unknownNumber: "there is no {}: numbers go from 1 to {}",
    lastPage: "this is the last page", firstPage: "this is the first page", noMatch: "nothing matches '{}'",
    disabled: "{} can't be picked", onlyOne: "only one can be picked", atMost: "at most {} can be picked")

  static let portuguese = LineStrings(
    number: "número", numbers: "números", preset: "Enter para o que está marcado *", first: "Enter para {}",
    pages: "+ e - para virar páginas",
    narrow: "uma palavra para filtrar", leave: "q para sair", separator: ", ", end: ": ",
    range: "{} a {} de {}", nothingMarked: "nada está marcado",
    unknownNumber: "não há {}: os números vão de 1 a {}", lastPage: "esta é a última página",
    firstPage: "esta é a primeira página", noMatch: "nada corresponde a '{}'", disabled: "{} não pode ser escolhido",
    onlyOne: "só um pode ser escolhido", atMost: "no máximo {} podem ser escolhidos")

  static let japanese = LineStrings(
    number: "番号", numbers: "番号（複数可）", preset: "Enter で * の項目", first: "Enter で {}", pages: "+ と - でページ移動",
    narrow: "言葉で絞り込み",
    leave: "q で終了", separator: "、", end: ": ", range: "{}～{} 件目（全 {} 件）", nothingMarked: "印の付いた項目がありません",
    unknownNumber: "{} はありません。番号は 1 から {} までです", lastPage: "最後のページです", firstPage: "最初のページです",
    noMatch: "「{}」に合う項目がありません", disabled: "{} は選べません", onlyOne: "選べるのは一つだけです", atMost: "選べるのは {} 個までです")

  static let korean = LineStrings(
    number: "번호", numbers: "번호(여러 개 가능)", preset: "Enter 로 * 표시된 항목", first: "Enter 로 {}번", pages: "+ 와 - 로 페이지 이동",
    narrow: "단어로 거르기",
    leave: "q 로 종료", separator: ", ", end: ": ", range: "{}~{}번째(전체 {}개)", nothingMarked: "표시된 항목이 없습니다",
    unknownNumber: "{}번은 없습니다. 번호는 1부터 {}까지입니다", lastPage: "마지막 페이지입니다", firstPage: "첫 페이지입니다",
    noMatch: "'{}'와 맞는 항목이 없습니다", disabled: "{}번은 선택할 수 없습니다", onlyOne: "하나만 선택할 수 있습니다",
    atMost: "최대 {}개까지 선택할 수 있습니다")

  static let arabic = LineStrings(
    number: "رقم", numbers: "أرقام", preset: "Enter لما عليه علامة *", first: "Enter لـ {}",
    pages: "+ و - لتقليب الصفحات",
    narrow: "كلمة للتصفية", leave: "q للخروج", separator: "، ", end: ": ", range: "{} إلى {} من {}",
    nothingMarked: "لا شيء محدد", unknownNumber: "لا يوجد {}: الأرقام من 1 إلى {}", lastPage: "هذه آخر صفحة",
    firstPage: "هذه أول صفحة", noMatch: "لا شيء يطابق '{}'", disabled: "لا يمكن اختيار {}",
    onlyOne: "يمكن اختيار واحد فقط", atMost: "يمكن اختيار {} على الأكثر")
}
