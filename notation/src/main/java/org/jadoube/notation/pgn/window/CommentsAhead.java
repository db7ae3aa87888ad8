package org.jadoube.notation.pgn.window;

import java.io.IOException;

/// Tells whether comments after a result belong to the game that has ended: they stand right below
/// it, or no other game follows them.
public final class CommentsAhead {
  /// How far ahead the end of the stream is looked for.
  private static final int FARTHEST = 1 << 16;

  private CommentsAhead() {}

  /// Whether the next thing is a comment that belongs to the game before the window's place.
  public static boolean belongBack(Window window) throws IOException {
    window.need(Window.PADDING);
    int at = afterBlanks(window, window.at());
    boolean right = begins(window.bytes()[at]) && isRightBelow(window.bytes(), window.at(), at);
    return right || ((begins(window.bytes()[at]) || window.bytes()[at] == '%') && isLast(window));
  }

  private static boolean begins(byte symbol) {
    return symbol == '{' || symbol == ';';
  }

  /// Whether there is no empty line among the blanks between the two indexes.
  static boolean isRightBelow(byte[] bytes, int from, int to) {
    int feeds = Scan.count(bytes, '\n', from, to);
    return Math.max(feeds, feeds > 0 ? 0 : Scan.count(bytes, '\r', from, to)) < 2;
  }

  /// Whether there is no empty line among the blanks before `at`.
  public static boolean isRightBelow(byte[] bytes, int at) {
    int from = at;
    while (from > 0 && Symbols.isBlank(bytes[from - 1])) {
      from--;
    }
    return isRightBelow(bytes, from, at);
  }

  private static boolean isLast(Window window) throws IOException {
    window.need(FARTHEST);
    int at = afterEscapes(window, window.at());
    boolean comments = at < window.end();
    while (begins(window.bytes()[at]) && at < window.end()) {
      int symbol = window.bytes()[at] == '{' ? '}' : window.lineEnd();
      int end = Scan.indexOf(window.bytes(), symbol, at, window.end());
      at = afterEscapes(window, Math.min(window.end(), end + 1));
    }
    return comments && at == window.end() && at - window.at() < FARTHEST;
  }

  /// The index after blanks and escaped lines.
  private static int afterEscapes(Window window, int from) {
    byte[] bytes = window.bytes();
    int at = afterBlanks(window, from);
    while (at < window.end() && bytes[at] == '%' && Symbols.endsLine(bytes[at - 1])) {
      at = afterBlanks(window, Scan.indexOf(bytes, window.lineEnd(), at, window.end()));
    }
    return at;
  }

  private static int afterBlanks(Window window, int from) {
    int at = from;
    while (at < window.end() && Symbols.isBlank(window.bytes()[at])) {
      at++;
    }
    return at;
  }
}
