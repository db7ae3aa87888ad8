package org.jadoube.notation.pgn;

import java.io.IOException;

/// Passes over a variation that nobody wants, with everything nested in it.
final class VariationSkipper {
  private final Window window;
  private final CommentScanner comments;
  private final Report report;

  VariationSkipper(Window window, CommentScanner comments, Report report) {
    this.window = window;
    this.comments = comments;
    this.report = report;
  }

  /// Passes over the variation that begins with the bracket at the window's place.
  void skip(int ply) throws IOException {
    int open = 0;
    do {
      comments.skipBlanks();
      switch (window.bytes[window.at]) {
        case '{' -> comments.skipBraces(ply);
        case ';' -> comments.skipToEndOfLine();
        case '(' -> {
          open++;
          window.at++;
        }
        case ')' -> {
          open--;
          window.at++;
        }
        default -> {
          if (window.isOver() || isTag()) {
            report.fault(PgnFault.Kind.UNTERMINATED, window.at, 1, ply, ") at the variation's end");
            return;
          }
          window.at++;
        }
      }
    } while (open > 0);
  }

  private boolean isTag() {
    return window.bytes[window.at] == '[' && comments.beginsLine();
  }
}
