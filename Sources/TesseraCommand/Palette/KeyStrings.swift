/// What the list of keys says, in one language.
struct KeyStrings: Equatable, Sendable {
  var move: String
  var ends: String
  var page: String
  var next: String
  var accept: String
  var mark: String
  var markAndGoOn: String
  var markAll: String
  var filter: String
  var leaveFilter: String
  var clearFilter: String
  var deleteWord: String
  var leave: String
  var interrupt: String
  var help: String
  var preview: String

  static let english = KeyStrings(
    move: "move", ends: "first, last", page: "a page up, down", next: "next, previous", accept: "choose",
    mark: "mark", markAndGoOn: "mark and go on, back", markAll: "mark all", filter: "filter by typing",
    leaveFilter: "from the filter to the tiles", clearFilter: "clear the filter", deleteWord: "delete a word",
    leave: "clear the filter, leave", interrupt: "interrupt", help: "this list",
    preview: "scroll the preview")

  static let portuguese = KeyStrings(
    move: "mover", ends: "primeiro, último", page: "uma página acima, abaixo", next: "seguinte, anterior",
    accept: "escolher", mark: "marcar", markAndGoOn: "marcar e avançar, voltar", markAll: "marcar tudo",
    filter: "filtrar digitando", leaveFilter: "do filtro para os blocos", clearFilter: "limpar o filtro",
    deleteWord: "apagar uma palavra", leave: "limpar o filtro, sair", interrupt: "interromper", help: "esta lista",
    preview: "rolar a prévia")

  static let japanese = KeyStrings(
    move: "移動", ends: "最初、最後", page: "前のページ、次のページ", next: "次、前", accept: "決定", mark: "印を付ける",
    markAndGoOn: "印を付けて次へ、前へ", markAll: "すべてに印", filter: "入力で絞り込み", leaveFilter: "絞り込みからタイルへ",
    clearFilter: "絞り込みを消す", deleteWord: "単語を削除", leave: "絞り込みを消す、終了", interrupt: "中断", help: "この一覧",
    preview: "プレビューをスクロール")

  static let korean = KeyStrings(
    move: "이동", ends: "처음, 마지막", page: "이전, 다음 페이지", next: "다음, 이전", accept: "선택", mark: "표시",
    markAndGoOn: "표시하고 다음, 이전", markAll: "모두 표시", filter: "입력으로 거르기", leaveFilter: "필터에서 타일로",
    clearFilter: "필터 지우기", deleteWord: "단어 삭제", leave: "필터 지우기, 종료", interrupt: "중단", help: "이 목록",
    preview: "미리보기 스크롤")

  static let arabic = KeyStrings(
    move: "تحريك", ends: "الأول، الأخير", page: "صفحة لأعلى، لأسفل", next: "التالي، السابق", accept: "اختيار",
    mark: "تحديد", markAndGoOn: "تحديد ثم التالي، السابق", markAll: "تحديد الكل", filter: "تصفية بالكتابة",
    leaveFilter: "من التصفية إلى البلاطات", clearFilter: "مسح التصفية", deleteWord: "حذف كلمة",
    leave: "مسح التصفية، خروج", interrupt: "مقاطعة", help: "هذه القائمة",
    preview: "تمرير المعاينة")
}
