package org.jadoube.notation.pgn.window;

/// Classes of single bytes in a PGN.
public final class Symbols {
  private Symbols() {}

  /// Whether it is a space or a control character, line ends included.
  public static boolean isBlank(byte symbol) {
    return symbol >= 0 && symbol <= ' ';
  }

  public static boolean isDigit(byte symbol) {
    return symbol >= '0' && symbol <= '9';
  }

  public static boolean endsLine(byte symbol) {
    return symbol == '\n' || symbol == '\r';
  }

  /// Whether it ends a word in the movetext.
  public static boolean isDelimiter(byte symbol) {
    return switch (symbol) {
      case '{', '}', '(', ')', '[', ']', ';', '$', '!', '?' -> true;
      default -> isBlank(symbol);
    };
  }
}
