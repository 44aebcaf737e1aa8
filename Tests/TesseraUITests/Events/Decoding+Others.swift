import TesseraUI

extension Decoding {
  static let mouse: [Decoding] = [
    Decoding("^[<0;10;5M^[<0;10;5m", .mouse(.press(button: 0), 9, 4), .mouse(.release(button: 0), 9, 4)),
    Decoding("^[<1;1;1M^[<2;1;1M", .mouse(.press(button: 1), 0, 0), .mouse(.press(button: 2), 0, 0)),
    Decoding("^[<0;250;1M", .mouse(.press(button: 0), 249, 0)),
    Decoding(
      "^[<32;2;3M^[<34;2;3M^[<35;2;3M", .mouse(.drag(button: 0), 1, 2), .mouse(.drag(button: 2), 1, 2),
      .mouse(.move, 1, 2)),
    Decoding("^[<64;2;3M^[<65;2;3M", .mouse(.scrollUp, 1, 2), .mouse(.scrollDown, 1, 2)),
    Decoding("^[<66;10;5M^[<67;10;5M", .mouse(.scrollLeft, 9, 4), .mouse(.scrollRight, 9, 4)),
    Decoding("^[<64;2;3m^[<96;2;3M^[<128;2;3M^[<3;2;3M"),
    Decoding(
      "^[<4;1;1M^[<8;1;1M^[<16;1;1M", .mouse(.press(button: 0), 0, 0, .shift), .mouse(.press(button: 0), 0, 0, .option),
      .mouse(.press(button: 0), 0, 0, .control)),
    Decoding("^[<81;1;1M", .mouse(.scrollDown, 0, 0, .control)),
    Decoding("^[M !!"),
    Decoding("^[M !!^[M#!!", .mouse(.press(button: 0), 0, 0), .mouse(.release(button: 0), 0, 0)),
    Decoding("^[M !!^[M@\"!", .mouse(.press(button: 0), 0, 0), .mouse(.drag(button: 0), 1, 0)),
    Decoding("^[M !!^[M \"!^[M#\"!", .mouse(.press(button: 0), 1, 0), .mouse(.release(button: 0), 1, 0)),
    Decoding("^[M\"*%^[M#*%", .mouse(.press(button: 2), 9, 4), .mouse(.release(button: 2), 9, 4)),
    Decoding("^[Ma!!^[M@!!", .mouse(.scrollDown, 0, 0), .mouse(.drag(button: 0), 0, 0)),
    Decoding(
      bytes: [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x21, 0x1B, 0x5B, 0x4D, 0x23, 0xFF, 0x21],
      .mouse(.press(button: 0), 222, 0), .mouse(.release(button: 0), 222, 0)),
    Decoding("^[32;250;5M^[35;250;5M", .mouse(.press(button: 0), 249, 4), .mouse(.release(button: 0), 249, 4)),
    Decoding("^[<0;0;0M^[<0;-1;3M^[<0;0;5M^[<0;5;0M"),
    Decoding("^[<0;999;999M", .mouse(.press(button: 0), 998, 998)),
    Decoding("^[<35;999;999M", .mouse(.move, 998, 998)),
    Decoding("^[<0;65536;1M^[<0;1;65536M^[<0;65535;1M", .mouse(.press(button: 0), 65_534, 0)),
    Decoding("^[<0;99999999999999999999;1M^[<99999999999999999999;1;1M"),
    Decoding("^[<0;1M^[<0;1;1;1M^[<M^[<;;M^[<0:1;1;1M"),
    Decoding("^[M  !^[M! ^[A", .press(.upArrow)),
    Decoding("^^[<0;1;1M", .press(.escape), .mouse(.press(button: 0), 0, 0)),
  ]

  static let pastes: [Decoding] = [
    Decoding("^[200~ab^[201~", .pasted("ab")),
    Decoding("^[200~ab ^[201~c", .pasted("ab "), .press("c")),
    Decoding("^[200~ab\ncd\r^[201~", .pasted("ab\ncd\r")),
    Decoding("^[200~^[201~"),
    Decoding("^[200~a^[201^[20^[A^^[201~", .pasted("a\u{1B}[201\u{1B}[20\u{1B}[A\u{1B}")),
    Decoding("^[200~^[200~\u{3}^[201~", .pasted("\u{1B}[200~\u{3}")),
    Decoding(bytes: Array("\u{1B}[200~".utf8) + [0xFF, 0x00] + Array("\u{1B}[201~".utf8), .paste([0xFF, 0x00])),
    Decoding("^[201~x", .press("x")),
    Decoding("^[200~unfinished", .pasted("unfinished")),
    Decoding("\0^[200~p^[201~", .pasted("p")),
  ]

  /// What a terminal sends without a key being pressed, with a key after it that must stay one.
  static let answers: [Decoding] = [
    Decoding("^[Ix^[Ox", .press("x"), .press("x")),
    Decoding("^[12;40R"),
    Decoding("^[1;2Rx", .press("x")),
    Decoding("\0^[12;40Rx", .press("x")),
    Decoding("a\0\0^[12;40Rx", .press("a"), .press("x")),
    Decoding("^[?62;22c^[>0;276;0cx", .press("x")),
    Decoding("^[?1u^[?2026;2$y^[4;1$y^[8;24;80tx", .press("x")),
    Decoding("^[0n^[?997;1nx", .press("x")),
    Decoding("^]11;rgb:1e1e/1e1e/2e2e\u{7}x", .press("x")),
    Decoding("^]11;rgb:1e1e/1e1e/2e2e^\\x", .press("x")),
    Decoding("^]52;c;44GC\u{7}^]l中ü\u{7}x", .press("x")),
    Decoding("^P>|XTerm(390)^\\^P1$r0m^\\x", .press("x")),
    Decoding("^_Gi=1;OK^\\^^X^\\x", .press(.escape), .press("x")),
    Decoding("^]\u{7}^P^\\x", .press("x")),
    Decoding(bytes: [0x9D, 0x31, 0x3B, 0x61, 0x9C, 0x78], .press("x")),
    Decoding(bytes: [0x90, 0x61, 0x1B, 0x5C, 0x98, 0x9C, 0x9E, 0x9C, 0x9F, 0x9C, 0x78], .press("x")),
    Decoding("^]11;rgb^[A", .press(.upArrow)),
    Decoding("^^]11;x\u{7}", .press(.escape)),
    Decoding("^^[12;40R", .press(.escape)),
    Decoding("^]11;lost\u{3}", .press("c", .control)),
  ]

  static let broken: [Decoding] = [
    Decoding(bytes: [0xFF, 0xFE, 0x61], .press("a")),
    Decoding(bytes: [0xE4, 0xB8, 0x61], .press("a")),
    Decoding(bytes: [0xE4, 0xB8]),
    Decoding(bytes: [0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0x61], .press("a")),
    Decoding(bytes: [0xE0, 0x9B, 0x41], .press("A")),
    Decoding(bytes: [0xC3, 0xC3, 0xA9], .press("é")),
    Decoding(bytes: [0xC3, 0x1B, 0x5B, 0x41], .press(.upArrow)),
    Decoding(bytes: [0x80, 0xA0, 0xBF, 0x61], .press("a")),
    Decoding(bytes: [0x1B, 0xFF, 0x61], .press(.escape), .press("a")),
    Decoding("\u{F700}\u{F8FF}\u{85}\u{9B}a", .press("a")),
    Decoding("^[12;4\r", .press(.return)),
    Decoding("^[12;4\u{3}", .press("c", .control)),
    Decoding("^[12;4é", .press("é")),
    Decoding("^[1;2^[A", .press(.upArrow)),
    Decoding("^[[\r^[[x", .press(.return)),
    Decoding("^[x^Oz^[999~^[1;2;3A^[;u^[1114112u^[55296u^[1u"),
    Decoding("^[!5A^[5!A^[5?A^[1:2:3:4x"),
    Decoding("^[" + String(repeating: "1;", count: 1_000) + "A^[B", .press(.downArrow)),
    Decoding("^[" + String(repeating: ";", count: 40) + "A^[B", .press(.downArrow)),
    Decoding("^[" + String(repeating: "9", count: 400) + "~^[B", .press(.downArrow)),
    Decoding("^[99999999999999999999A^[27;99999999999999999999;97~x", .press("x")),
    Decoding("^[<" + String(repeating: "0", count: 300) + "M^[B", .press(.downArrow)),
  ]

  static let all = keys + mouse + pastes + answers + broken
}
