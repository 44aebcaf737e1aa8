import TesseraUI

extension Decoding {
  static let keys: [Decoding] = [
    // Controls and text.
    Decoding("a", .press("a")),
    Decoding("A", .press("A")),
    Decoding(" ", .press(.space)),
    Decoding("\r", .press(.return)),
    Decoding("\n", .press(.return)),
    Decoding("\t", .press(.tab)),
    Decoding("\u{7F}", .press(.delete)),
    Decoding("\u{8}", .press(.delete)),
    Decoding("\u{1}\u{1A}", .press("a", .control), .press("z", .control)),
    Decoding("\u{3}", .press("c", .control)),
    Decoding("\u{1C}\u{1D}", .press("\\", .control), .press("]", .control)),
    Decoding(bytes: [0x1E, 0x1F], .press(KeyEquivalent("^"), .control), .press("_", .control)),
    Decoding("\0", .press(.space, .control)),
    Decoding("\0a", .press(.space, .control), .press("a")),
    Decoding("\0\0^[B", .press(.space, .control), .press(.space, .control), .press(.downArrow)),
    Decoding("中é😀", .press("中"), .press("é"), .press("😀")),
    Decoding("e\u{301}", .press("e"), .press("\u{301}")),
    Decoding("a\u{200B}", .press("a"), .press("\u{200B}")),

    // Escape and Option.
    Decoding("^", .press(.escape)),
    Decoding("^^", .press(.escape), .press(.escape)),
    Decoding("^^^", .press(.escape), .press(.escape), .press(.escape)),
    Decoding("^a", .press("a", .option)),
    Decoding("^A", .press("a", [.option, .shift])),
    Decoding("^É", .press("é", [.option, .shift])),
    Decoding("^中", .press("中", .option)),
    Decoding("^\r", .press(.return, .option)),
    Decoding("^\u{7F}", .press(.delete, .option)),
    Decoding("^\u{1}", .press("a", [.option, .control])),
    Decoding("^\0", .press(.space, [.option, .control])),
    Decoding("^^a", .press(.escape), .press("a", .option)),
    Decoding("^^[A", .press(.upArrow, .option)),
    Decoding("^^OA", .press(.upArrow, .option)),
    Decoding("^^[3~", .press(.deleteForward, .option)),
    Decoding("^^^[A", .press(.escape), .press(.upArrow, .option)),
    Decoding("^[", .press("[", .option)),
    Decoding("^O", .press("o", [.option, .shift])),
    Decoding("^]", .press("]", .option)),
    Decoding("^O\r", .press("o", [.option, .shift]), .press(.return)),
    Decoding("^P^[A", .press("p", [.option, .shift]), .press(.upArrow)),

    // Arrows.
    Decoding("^[A^[B^[C^[D", .press(.upArrow), .press(.downArrow), .press(.rightArrow), .press(.leftArrow)),
    Decoding("^OA^OB^OC^OD", .press(.upArrow), .press(.downArrow), .press(.rightArrow), .press(.leftArrow)),
    Decoding("^[1;2A^[1;3B", .press(.upArrow, .shift), .press(.downArrow, .option)),
    Decoding("^[1;5C^[1;9D", .press(.rightArrow, .control), .press(.leftArrow, .command)),
    Decoding("^[1;8A", .press(.upArrow, [.shift, .option, .control])),
    Decoding("^[1;65A^[1;129A", .press(.upArrow), .press(.upArrow)),
    Decoding("^[5A^O5A^O1;5A", .press(.upArrow, .control), .press(.upArrow, .control), .press(.upArrow, .control)),
    Decoding("^[a^[d^Oa", .press(.upArrow, .shift), .press(.leftArrow, .shift), .press(.upArrow, .control)),
    Decoding(bytes: [0x9B, 0x42, 0x8F, 0x41], .press(.downArrow), .press(.upArrow)),

    // The keys beside them.
    Decoding("^[H^[F^OH^OF", .press(.home), .press(.end), .press(.home), .press(.end)),
    Decoding("^[1~^[4~^[7~^[8~", .press(.home), .press(.end), .press(.home), .press(.end)),
    Decoding("^[2~^[3~^[5~^[6~", .press(.insert), .press(.deleteForward), .press(.pageUp), .press(.pageDown)),
    Decoding("^[3;2~^[5;5~", .press(.deleteForward, .shift), .press(.pageUp, .control)),
    Decoding("^[3$", .press(.deleteForward, .shift)),
    Decoding(bytes: [0x1B, 0x5B, 0x33, 0x5E], .press(.deleteForward, .control)),
    Decoding("^[7@", .press(.home, [.control, .shift])),
    Decoding("^[L", .press(.insert)),
    Decoding("^\t", .press(.tab, .shift)),
    Decoding("^[Z^[1;5Z", .press(.tab, .shift), .press(.tab, [.shift, .control])),
    Decoding("^[1;5H", .press(.home, .control)),

    // Function keys: xterm, VT220 and rxvt, Linux console.
    Decoding("^OP^OQ^OR^OS", .press(.function(1)), .press(.function(2)), .press(.function(3)), .press(.function(4))),
    Decoding("^[P^[Q^[R^[S", .press(.function(1)), .press(.function(2)), .press(.function(3)), .press(.function(4))),
    Decoding(
      "^[11~^[15~^[17~^[21~", .press(.function(1)), .press(.function(5)), .press(.function(6)), .press(.function(10))),
    Decoding(
      "^[23~^[24~^[25~^[29~", .press(.function(11)), .press(.function(12)), .press(.function(13)), .press(.function(16))
    ),
    Decoding("^[34~", .press(.function(20))),
    Decoding("^[[A^[[E", .press(.function(1)), .press(.function(5))),
    Decoding("^[1;2P^[15;5~", .press(.function(1), .shift), .press(.function(5), .control)),

    // The keypad in application mode.
    Decoding("^OM^OI^OX", .press(.return), .press(.tab), .press("=")),
    Decoding("^Op^Oy^Oj^Ok", .press("0"), .press("9"), .press("*"), .press("+")),
    Decoding("^Ol^Om^On^Oo", .press(","), .press("-"), .press("."), .press("/")),

    // kitty, and xterm's modifyOtherKeys.
    Decoding("^[97u^[97;2u^[97;5u", .press("a"), .press("A"), .press("a", .control)),
    Decoding("^[97:65;2u^[49:33;2u", .press("A"), .press("!")),
    Decoding("^[97;6u^[65;5u", .press("a", [.control, .shift]), .press("a", [.control, .shift])),
    Decoding("^[97;3u^[97;33u^[97;9u", .press("a", .option), .press("a", .option), .press("a", .command)),
    Decoding(
      "^[13;2u^[27u^[9;2u^[127;5u", .press(.return, .shift), .press(.escape), .press(.tab, .shift),
      .press(.delete, .control)),
    Decoding("^[97;1:1u^[97;1:2u^[97;1:3u", .press("a"), .press("a")),
    Decoding("^[1;1:3A^[3;1:3~^[1;1:2A", .press(.upArrow)),
    Decoding(
      "^[57414u^[57420u^[57400u^[57376u", .press(.return), .press(.downArrow), .press("1"), .press(.function(13))),
    Decoding("^[57358u^[57441;2u^[57428u"),
    Decoding("^[27;5;105~^[27;2;65~^[27;2;13~", .press("i", .control), .press("A"), .press(.return, .shift)),
    Decoding("^[27;6;65~", .press("a", [.control, .shift])),
  ]
}
