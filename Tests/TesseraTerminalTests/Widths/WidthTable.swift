import Testing

/// Clusters of every kind that terminals count differently in some program: what is drawn of each must have one width.
enum WidthTable {
  /// A script, or a kind of sign, and clusters of it.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let clusters: [String]

    var testDescription: String { name }
  }

  /// All there are, each cluster once.
  static let kinds: [Kind] = [
    Kind(
      name: "latin",
      clusters: [
        "a", "é", "e\u{301}", "ñ", "n\u{303}", "ü", "u\u{308}", "å", "ç", "ß", "ø", "ł", "ệ",
        "e\u{323}\u{302}", "q\u{303}", "x\u{336}", "ﬁ", "İ", "i\u{307}", "ı", "ŋ", "Æ", "Œ", "þ",
        "ð", "ǆ", "ʃ", "z\u{301}\u{302}\u{303}\u{304}", "a\u{328}\u{301}", "o\u{31B}\u{323}", "₂",
        "²", "½", "º",
      ]),
    Kind(
      name: "greek and cyrillic",
      clusters: [
        "ω", "ά", "α\u{301}", "ᾧ", "ω\u{314}\u{342}\u{345}", "ς", "й", "и\u{306}", "ё", "ѣ", "Ї",
        "ґ", "\u{489}ю", "ю\u{301}", "Ѿ", "ж", "ӂ",
      ]),
    Kind(
      name: "han",
      clusters: [
        "中", "文", "日", "語", "𠮷", "﨑", "々", "〇", "葛\u{E0100}", "辻\u{FE00}", "漢", "鬱", "龘", "𪚥", "㐀",
        "⿰", "⺅", "⼀", "〆", "豈",
      ]),
    Kind(
      name: "kana",
      clusters: [
        "あ", "が", "か\u{3099}", "ぱ", "は\u{309A}", "あ\u{3099}", "ゞ", "ヴ", "ウ\u{3099}", "ｶ",
        "ｶ\u{FF9E}", "ﾊ\u{FF9F}", "ー", "っ", "ゟ", "ヿ", "㋐", "㌀", "㍻", "ㇰ", "｡", "｢", "\u{FF9F}",
        "゛", "゜", "う\u{3099}", "ㇷ\u{309A}",
      ]),
    Kind(
      name: "full and half width",
      clusters: [
        "Ａ", "１", "！", "～", "￥", "￦", "\u{3000}x", "。", "、", "「", "」", "『", "【", "〜", "・", "￠",
        "￨", "￮", "￭", "ﾡ",
      ]),
    Kind(
      name: "hangul",
      clusters: [
        "한", "글", "\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{1161}", "\u{1100}", "ㄱ", "ㅏ",
        "\u{1112}\u{119E}\u{11AB}", "각\u{11A8}", "가\u{11A8}", "ꥠ\u{1161}", "\u{1100}ힰ", "\u{1161}",
        "\u{11A8}", "\u{115F}\u{1161}", "\u{3164}", "뷁", "힣", "\u{1112}\u{1161}", "㉠", "㈀",
      ]),
    Kind(
      name: "emoji",
      clusters: [
        "😀", "👍", "🚀", "✅", "⭐", "⌚", "⏰", "☕", "♈", "⚡", "⛔", "✨", "❌", "❓", "➕", "🀄", "🃏", "🆎",
        "🈁", "🉐", "🛒", "🤷", "🦄", "🧀", "🫠", "\u{1FABF}", "\u{1FA77}", "🟠", "\u{1F1E6}", "\u{1F3FD}",
        "☃", "☂", "☎", "✈", "♥", "♠", "☺", "☹", "✌", "☝", "⚙", "🖥", "🕵", "🌶", "🏳", "🏴", "🎖", "⬛",
        "⬜", "🥇", "🧑",
      ]),
    Kind(
      name: "emoji joined",
      clusters: [
        "👩\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👩\u{200D}🚀", "👨\u{1F3FF}\u{200D}🦱",
        "🏳\u{FE0F}\u{200D}🌈", "🏴\u{200D}☠\u{FE0F}", "🕵\u{FE0F}\u{200D}♂\u{FE0F}",
        "🤷\u{1F3FD}\u{200D}♀\u{FE0F}", "🐈\u{200D}⬛", "❤\u{FE0F}\u{200D}🔥",
        "👁\u{FE0F}\u{200D}🗨\u{FE0F}", "🧑\u{1F3FB}\u{200D}🤝\u{200D}🧑\u{1F3FF}",
        "👩\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨", "🐻\u{200D}❄\u{FE0F}", "😶\u{200D}🌫\u{FE0F}",
        "🏃\u{1F3FD}\u{200D}♀\u{FE0F}\u{200D}➡\u{FE0F}", "🧔\u{200D}♂\u{FE0F}",
        "⛹\u{1F3FD}\u{200D}♂\u{FE0F}",
      ]),
    Kind(
      name: "flags",
      clusters: [
        "\u{1F1EA}\u{1F1F8}", "\u{1F1EF}\u{1F1F5}", "\u{1F1E9}\u{1F1EA}", "\u{1F1FA}\u{1F1F3}",
        "\u{1F1EA}\u{1F1FA}", "\u{1F1FD}\u{1F1FD}", "\u{1F1EA}",
        "\u{1F1EA}\u{1F1F8}\u{1F1EF}\u{1F1F5}", "\u{1F1EA}\u{1F1F8}\u{1F1EF}",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "🏴\u{E007F}",
      ]),
    Kind(
      name: "skin tones",
      clusters: [
        "👍\u{1F3FB}", "👍\u{1F3FD}", "👍\u{1F3FF}", "👋\u{1F3FB}", "👋\u{1F3FD}", "👋\u{1F3FF}",
        "🤚\u{1F3FB}", "🤚\u{1F3FD}", "🤚\u{1F3FF}", "🧑\u{1F3FB}", "🧑\u{1F3FD}", "🧑\u{1F3FF}",
        "👶\u{1F3FB}", "👶\u{1F3FD}", "👶\u{1F3FF}", "☝\u{1F3FB}", "☝\u{1F3FD}", "☝\u{1F3FF}",
        "✌\u{1F3FB}", "✌\u{1F3FD}", "✌\u{1F3FF}", "⛹\u{1F3FB}", "⛹\u{1F3FD}", "⛹\u{1F3FF}",
      ]),
    Kind(
      name: "selectors",
      clusters: [
        "❤\u{FE0F}", "❤\u{FE0E}", "☎\u{FE0F}", "✈\u{FE0F}", "⌚\u{FE0E}", "⌚\u{FE0F}",
        "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "*\u{20E3}", "©\u{FE0F}", "®\u{FE0E}",
        "™\u{FE0F}", "‼\u{FE0F}", "ℹ\u{FE0F}", "↔\u{FE0F}", "▶\u{FE0F}", "☀\u{FE0E}", "a\u{FE0F}",
        "中\u{FE0F}", "㊗\u{FE0F}", "〰\u{FE0F}", "⚠\u{FE0F}",
      ]),
    Kind(
      name: "thai and lao",
      clusters: [
        "ก", "ก\u{E34}", "ท\u{E35}\u{E48}", "น\u{E49}ำ", "ก\u{E47}", "เ", "แก\u{E49}", "ำ", "ฤๅ",
        "ป\u{E39}\u{E48}", "ผ\u{E39}\u{E49}", "๏", "๙", "฿", "ເ", "ກ\u{ECD}", "ຫ\u{EBC}", "ກຳ",
        "\u{EC8}", "ກ\u{EBB}",
      ]),
    Kind(
      name: "arabic",
      clusters: [
        "س", "ب\u{64E}", "ش\u{651}", "لا", "ﷺ", "٣", "۴", "ء", "آ", "ا\u{653}", "م\u{64F}\u{651}",
        "كـ", "﷽", "ﻼ", "ﺕ", "٪", "،", "؟", "پ", "گ", "ہ", "ۃ", "ل\u{64E}\u{651}", "ٱ", "\u{600}١",
        "\u{6DD}١", "\u{64B}", "\u{670}",
      ]),
    Kind(
      name: "hebrew",
      clusters: [
        "ש", "ש\u{5C1}", "ש\u{5B8}\u{5C1}", "ב\u{5B0}\u{5BC}", "א", "ך", "װ", "ײ\u{5B7}", "ﬡ", "ﬠ",
        "י\u{5B4}", "\u{5B0}", "״", "־", "ל\u{5B9}", "ו\u{5B9}",
      ]),
    Kind(
      name: "devanagari and kin",
      clusters: [
        "क", "क\u{93F}", "क\u{940}", "क\u{941}", "क\u{94D}ष", "क\u{94D}ष\u{93F}",
        "स\u{94D}त\u{94D}र\u{940}", "ज\u{94D}ञ", "ड\u{93C}", "ॐ", "९", "।", "क\u{94D}\u{200D}ष",
        "क\u{94D}\u{200C}ष", "ক\u{9CD}ষ", "ক\u{9BF}", "ক\u{9CB}", "ড\u{9BC}", "ੴ", "ਕ\u{A3F}",
        "ક\u{ACD}ષ", "க\u{BBE}", "க\u{BBF}", "ந\u{BBF}", "ஸ\u{BCD}ர\u{BC0}", "శ\u{C4D}ర\u{C40}",
        "క\u{C3F}", "ಕ\u{CBF}", "ಕ\u{CCA}", "ക\u{D4D}\u{200D}", "ക\u{D3E}",
        "ශ\u{DCA}\u{200D}ර\u{DD3}", "ක\u{DCF}", "ක\u{DCA}",
      ]),
    Kind(
      name: "other scripts",
      clusters: [
        "ა", "Ⴀ", "հ", "ﬓ", "ሀ", "ቋ", "ᚠ", "᚛", "ᠠ", "ᠠ\u{180B}", "က", "က\u{102D}\u{102F}",
        "မ\u{103C}", "ခ\u{17D2}", "ក\u{17D2}ក", "ក\u{17B6}", "ཀ", "ཀ\u{FB2}", "ༀ", "ᐁ", "Ꭰ", "ⴰ",
        "ߊ", "ߊ\u{7EB}", "𐍈", "𐤀", "𝐀", "𝕏", "𝄞", "𓀀", "𒀀", "ꦏ", "ꦏ\u{A9B6}", "ᬅ", "ᬅ\u{1B36}",
        "ᜀ\u{1712}",
      ]),
    Kind(
      name: "signs",
      clusters: [
        "→", "±", "①", "㉈", "★", "…", "─", "█", "▀", "€", "℃", "䷀", "☰", "⠿", "▖", "░", "╋", "⏎",
        "⌘", "⟦", "⦿", "⨯", "∑", "√", "∞", "≠", "°", "§", "¶", "␊", "␛", "⑳", "㊿", "㉑", "㍿", "™",
        "№", "℡", "❶", "☑", "⚀", "⛄", "⛅", "⬤", "⸺", "﹏", "🀀", "🂡", "🄰", "🅰", "🕐", "🖐", "🗿",
        "\u{E0B0}", "\u{F0001}", "◌\u{301}", "\u{A0}",
      ]),
    Kind(
      name: "controls and hidden",
      clusters: [
        "\u{7}", "\u{7F}", "\u{85}", "\u{9B}", "\u{1B}", "\u{9}", "\u{0}", "\u{378}", "\u{301}",
        "\u{200B}", "\u{202E}", "\u{2066}a\u{2069}", "a\u{200B}", "a\u{200D}", "\u{AD}",
        "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{20E3}", "\u{3099}", "\u{34F}", "a\u{34F}b",
        "\u{10FFFF}", "\u{E0001}", "\u{2060}", "\u{2028}", "\u{180E}",
      ]),
  ]

  /// The clusters of all kinds.
  static let clusters = kinds.flatMap(\.clusters)
}
