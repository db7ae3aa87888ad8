package org.jadoube.audit;

/// Finds where games begin in a stream of PGN, byte by byte: at a line that begins with `[` after
/// movetext, outside comments. It knows just enough of PGN for that.
final class GameBoundaries {
  private enum Inside {
    LINE_START,
    TAG,
    MOVETEXT,
    COMMENT,
    REST_OF_LINE
  }

  private Inside inside = Inside.LINE_START;
  private boolean movetextSeen;

  /// Whether a game begins with `value`, the byte that follows those asked about before.
  boolean isStart(byte value) {
    boolean start = inside == Inside.LINE_START && value == '[' && movetextSeen;
    movetextSeen &= !start;
    inside = after(value);
    movetextSeen |= inside == Inside.MOVETEXT || inside == Inside.COMMENT;
    return start;
  }

  private Inside after(byte value) {
    return switch (inside) {
      case COMMENT -> value == '}' ? Inside.MOVETEXT : Inside.COMMENT;
      case TAG, REST_OF_LINE -> endsLine(value) ? Inside.LINE_START : inside;
      case LINE_START -> atLineStart(value);
      case MOVETEXT -> inMovetext(value);
    };
  }

  private static Inside atLineStart(byte value) {
    return switch (value) {
      case '[' -> Inside.TAG;
      case '%' -> Inside.REST_OF_LINE;
      case ' ', '\t', '\r', '\n' -> Inside.LINE_START;
      default -> inMovetext(value);
    };
  }

  private static Inside inMovetext(byte value) {
    return switch (value) {
      case '{' -> Inside.COMMENT;
      case ';' -> Inside.REST_OF_LINE;
      case '\r', '\n' -> Inside.LINE_START;
      default -> Inside.MOVETEXT;
    };
  }

  private static boolean endsLine(byte value) {
    return value == '\n' || value == '\r';
  }
}
