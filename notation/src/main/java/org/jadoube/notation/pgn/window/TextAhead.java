package org.jadoube.notation.pgn.window;

import java.io.IOException;

/// Tells whether text outside games goes on to the end of the stream, so that no game follows it.
public final class TextAhead {
  /// How far ahead the end of the stream is looked for.
  private static final int FARTHEST = 1 << 20;

  private TextAhead() {}

  /// Whether there is text at the window's place, and nothing but text and escaped lines from there
  /// on.
  public static boolean isLast(Window window) throws IOException {
    int at = next(window, window.at());
    boolean text = false;
    while (at < window.end() && at - window.at() < FARTHEST) {
      boolean escaped = window.bytes()[at] == '%' && Symbols.endsLine(window.bytes()[at - 1]);
      if (!escaped && !isText(window, at)) {
        return false;
      }
      text |= !escaped;
      at = next(window, lineEnd(window, at));
    }
    return text && at == window.end() && !window.breaksOff();
  }

  private static boolean isText(Window window, int at) {
    byte[] bytes = window.bytes();
    int markup = Preamble.markupLength(bytes, at, window.end());
    if (markup > 0) {
      int behind = at + markup;
      return Symbols.endsLine(bytes[behind]) || behind == window.end() || isText(window, behind);
    }
    return bytes[at] == ' ' || Preamble.isAt(bytes, at, window.end());
  }

  /// The index of the next byte that is not a blank, with enough bytes after it.
  private static int next(Window window, int from) throws IOException {
    int ahead = from - window.at();
    window.need(ahead + Preamble.LENGTH);
    while (ahead < window.end() - window.at()
        && Symbols.isBlank(window.bytes()[window.at() + ahead])) {
      ahead++;
      window.need(ahead + Preamble.LENGTH);
    }
    return window.at() + ahead;
  }

  private static int lineEnd(Window window, int from) throws IOException {
    int length = window.findLineEnd(from - window.at(), FARTHEST);
    return length < 0 ? window.end() : window.at() + length;
  }
}
