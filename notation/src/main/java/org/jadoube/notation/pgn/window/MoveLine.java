package org.jadoube.notation.pgn.window;

import java.util.regex.Pattern;

/// Tells lines with which a game without tags can begin from other text, by their first words.
///
/// Lines come as Latin-1, so a letter outside ASCII is one to three characters from 0x80 on.
final class MoveLine {
  private static final String OTHER = "[\\x80-\\xff]";
  private static final String STROKE = "(?:[-:xX]|" + OTHER + "{1,3})";

  /// The characters that may follow a move, up to the end of the word.
  private static final String SUFFIX = "[A-Za-z0-9+#!?=@/.:\\x80-\\xff-]{0,8}(?=[\\s{}();$]|\\z)";

  /// A word that ends with a square, castling, or a move such as `P-K4`.
  private static final String CORE =
      "(?:(?:[A-Za-z]{0,2}|OTHER{1,4})[a-hA-H1-8]{0,2}STROKE?(?:[KQRBN]|OTHER{1,4})?[a-hA-H][1-8]"
              .replace("OTHER", OTHER)
              .replace("STROKE", STROKE)
          + "|[Oo0](?:STROKE[Oo0]){1,2}".replace("STROKE", STROKE)
          + "|[KQRBNP]{1,3}[1-8]?[-xX][KQRBNP]{1,3}[1-8]?)";

  private static final String MOVE = CORE + SUFFIX;

  /// Other text that may follow a number and its dot: a null move, a numeric move, a move that is
  /// unfinished or has foreign letters, a piece in words, a comment.
  private static final String NUMBERED =
      "(?:--|[Zz]0|null\\b|[1-8]{4,5}\\b|[KQRBNa-h][a-hKQRBN1-8x:=+#-]{1,6}(?=\\s|\\z)"
          + "|(?:[A-Za-z]|OTHER){0,12}OTHER(?:[A-Za-z1-8]|OTHER|-){0,12}[1-8]"
              .replace("OTHER", OTHER)
          + "|\\p{Alpha}+\\s+[a-h][1-8]\\b|[{($;]|\\z)";

  private static final String NUMBER = "\\d{1,3}\\s*(?:[.):]|\\xe2\\x80\\xa6)[\\s.\\x80-\\xff]*?";

  private static final String SCORE = "(?:1/2|0[.,]5|[01O]|\\xc2?\\xbd)";
  private static final String RESULT =
      "(?:" + SCORE + "\\s?(?:[-:]|\\xe2\\x80.)\\s?" + SCORE + "|1/2|\\xc2?\\xbd|\\*)";

  private static final Pattern BEGINNING =
      Pattern.compile(
          ("\\(*NUMBER(?:CORE|NUMBERED)"
                  + "|\\d{1,3}\\s*MOVE"
                  + "|[.\\xe2\\x80\\xa6]+\\s*MOVE"
                  + "|CORE(?:CORE)*SUFFIX\\s*(?:\\s(?:MOVE|\\d{1,3}\\b|RESULT)|[{($;]|\\z)"
                  + "|RESULT\\s*(?:[{;]|\\z|\\s(?:NUMBER|RESULT|MOVE))")
              .replace("NUMBERED", NUMBERED)
              .replace("NUMBER", NUMBER)
              .replace("CORE", CORE)
              .replace("SUFFIX", SUFFIX)
              .replace("MOVE", MOVE)
              .replace("RESULT", RESULT),
          Pattern.DOTALL);

  private MoveLine() {}

  static boolean isAtStartOf(String line) {
    return BEGINNING.matcher(line).lookingAt();
  }
}
