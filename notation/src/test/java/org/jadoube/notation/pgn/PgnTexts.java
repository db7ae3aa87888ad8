package org.jadoube.notation.pgn;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/// Texts that are nearly PGN.
public final class PgnTexts {
  /// A little of everything.
  public static final String EVERYTHING =
      """
      [Event "A \\"quoted\\" event"]
      [White "Müller"]
      [FEN "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1"]
      [Result "1-0"]

      {Before} 1. exd6 $1 O-O-O (1... O-O!? {[%clk 1:00:00]} 2. d7 (2. O-O-O Rad8)) 2. d7+ Kb8 ; rest
      3. O-O -- 4. Ra4 ± 1-0

      [Event "B"]
      [Variant "Chess960"]

      1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-0 Be7 1/2-1/2
      % escaped
      1. e2-e4 c7c5 2. Ng1f3 d6 3. d4 cd4 4. Nd4: *

      1.e4e5{a {b} c}2.Nf3Nc6 <later> 3.Bb5a6 +/- 4.Ba4 N Nf6 1/2 - 1/2
      """;

  /// Texts by people and programs in which something is easily lost or changed.
  public static final List<String> ODD =
      List.of(
          "1. e4 e5 2. Ke4 (2. Nf3 {good} Nc6) {lost} Nf6 $1 (=) 3. d4 1-0",
          "1. e4 (=) e5 (!) 2. Nf3 (?!) Nc6 (!?) 1/2-1/2",
          "$13 {start} 1. e4 ($2 1. d4) e5 *",
          "% one\n[Event \"A\"]\n% two\n\n% three\n1. e4\n% four\ne5 *\n% five\n",
          "(1. d4 d5) 1. e4 e5 *",
          "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 {taken} Qxd5 (2... c6 3. P@e4) 3. P@h6 1-0",
          "[FEN \"nonsense\"]\n\n1. e4 {x} e5",
          "1. e4 {see { below} 1... e5 ; } 2. Nf3\n2. Nc3 *",
          "1. e4 {a {b} c} e5 {\"} } *",
          "1. e4 e5 1-0\n{resigns}\n; at once\n\n[Event \"B\"]\n\n1. d4 *\n\n{the end}\n",
          "1. e4 1-0\n\n{of the next}\n\n[Event \"B\"]\n\n1. d4 *\n\n; the end",
          "1. e4 ({only a remark}) e5 (; another }\n) (Ke9) 2. Nf3 ({x} $1 {y}) *",
          "1. e4 (1. d4 (1. c4 1-0) 1/2-1/2) e5 *",
          "1. e4 {tab\t and\t\n tab  \u2003 wide \u0085} e5 {a\u000Bb} *",
          "1. e4 {} e5 { } 2. Nf3 ;\n*",
          "[White \"A\"]\n[Black \"B\"]\n\n[White \"C\"]\n[Black \"D\"]\n\n[White \"E\"]\n\n1. e4 *",
          "[Event \"A\"]\n[Zone \"1\"]\n[Zone \"2\"]\n[odd-1 \"x\"]\n\n*",
          "[Result \"0-0\"]\n\n0-0\n\n[Result \"+/-\"]\n\n+/-",
          "1. e4 {" + "[%clk 0:00:01] word ".repeat(20) + "} e5 {" + "x".repeat(100) + "} *",
          "1. e4 {unread: Ke3} e5 {[Event \"x\"]} 2. Ke3 {unread: more} *",
          "1. e4 <later> e5 \u00a7 2. Nf3 $1234 Nc6 $ [x 3. Bb5 % no {\na6 <3 4. Ba4 \"q } *",
          "[White \"A\"]\n[FEN \"\"]\n[White \"B\"]\n[Zone \"1\"]\n[Zone \"0\"]\n\n1. e4 *",
          "[FEN \"4k3/8/8/8/8/8/8/4K2R w K\"]\n[FEN \"x\"]\n[SetUp \"0\"]\n[SetUp \"1\"]\n\n*",
          "{lost} [FEN \"x\"]\n\n{a} 1. e4 {b} e5 *\n\n?FEN \"y\"]\n[FEN \"x\"]\n\n{c} *",
          "[Event next}\n\n[Event]\n[event \"b\"]\n\n1. e4 *",
          "1. e4 Ke4 2\u00e2 3e5 2 \u00e2 *",
          "[Result \"0 0\"]\n[Result \"+/-\"]\n\n+/-",
          "1. e4 Ke4 2. Nf3 2... Nc6 3. d4 (3. c4 3... d5) 12 *",
          "1. e4 " + "} ".repeat(30) + "e5 Ke5 *",
          "[%clk 0:01:00] 1. e4 e5 *\n\n[\"x\"]\n[White \"A\"]\n\n1. d4 Kd4 ) ]} more (1. c4 ) ) *");

  private static final byte[] INTERESTING =
      "[]{}()\"\\;%$!?*-+#=.\n\r\t 019abhNBRQKOx\0".getBytes(StandardCharsets.US_ASCII);

  private PgnTexts() {}

  /// The bytes with a few changes.
  public static byte[] mutated(byte[] seed, RandomGenerator random) {
    byte[] bytes = seed;
    for (int i = random.nextInt(1, 8); i > 0; i--) {
      int at = random.nextInt(bytes.length);
      bytes =
          switch (random.nextInt(5)) {
            case 0 -> replaced(bytes, at, (byte) random.nextInt(256));
            case 1 -> replaced(bytes, at, INTERESTING[random.nextInt(INTERESTING.length)]);
            case 2 -> spliced(bytes, at, random.nextInt(1, 30), 0);
            case 3 -> spliced(bytes, at, 0, random.nextInt(1, 60));
            default -> bytes.length > 400 ? Arrays.copyOf(bytes, at + 1) : bytes;
          };
    }
    return bytes;
  }

  private static byte[] replaced(byte[] bytes, int at, byte symbol) {
    byte[] changed = bytes.clone();
    changed[at] = symbol;
    return changed;
  }

  /// Leaves out `gone` bytes at `at` and repeats the `copied` bytes from there.
  private static byte[] spliced(byte[] bytes, int at, int gone, int copied) {
    int rest = Math.min(bytes.length, at + gone);
    int again = Math.min(bytes.length, at + copied);
    byte[] changed = new byte[Math.max(1, bytes.length - (rest - at) + (again - at))];
    System.arraycopy(bytes, 0, changed, 0, again);
    System.arraycopy(
        bytes, rest, changed, again, Math.min(bytes.length - rest, changed.length - again));
    return changed;
  }
}
