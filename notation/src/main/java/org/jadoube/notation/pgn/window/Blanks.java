package org.jadoube.notation.pgn.window;

import java.io.IOException;

/// Skips separators: blanks, stray zeros, and lines escaped by `%`.
public final class Blanks {
  private Blanks() {}

  /// Moves the window to the next byte that means something, and makes sure that a move can be read
  /// from there.
  public static void skip(Window window) throws IOException {
    int symbol;
    do {
      symbol = skipPlain(window);
    } while (skipsOn(window, symbol));
  }

  /// Skips the blanks that have arrived.
  ///
  /// @return the byte after them
  private static int skipPlain(Window window) throws IOException {
    byte[] bytes = window.bytes();
    int at = window.at();
    int symbol = bytes[at];
    while (symbol <= ' ' && symbol > 0) {
      symbol = bytes[++at];
    }
    window.goTo(at);
    if (window.end() - at < Window.PADDING) {
      window.need(Window.PADDING);
      symbol = window.bytes()[window.at()];
    }
    return symbol;
  }

  /// Whether there is more to skip: blanks that have only just arrived, a zero, an escaped line.
  private static boolean skipsOn(Window window, int symbol) throws IOException {
    if (symbol == '%' && window.beginsLine()) {
      window.passEscaped();
      return true;
    }
    if (symbol == 0 && window.at() < window.end()) {
      window.skip(1);
      return true;
    }
    return symbol <= ' ' && symbol > 0;
  }
}
