package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.comments.CommentScanner;
import org.jadoube.notation.pgn.window.Blanks;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.Window;

/// Skips a variation that nobody wants, with everything nested in it.
final class VariationSkipper {
  private final Window window;
  private final CommentScanner comments;
  private final FaultReport report;

  VariationSkipper(Window window, CommentScanner comments, FaultReport report) {
    this.window = window;
    this.comments = comments;
    this.report = report;
  }

  /// Skips the variation whose opening bracket is at the window's place.
  void skip(int ply) throws IOException {
    int open = 0;
    do {
      Blanks.skip(window);
      switch (window.bytes()[window.at()]) {
        case '{' -> comments.skipBraces(ply);
        case ';' -> comments.skipToEndOfLine();
        case '(' -> {
          open++;
          window.skip(1);
        }
        case ')' -> {
          open--;
          window.skip(1);
        }
        default -> {
          if (window.isOver() || isTag()) {
            report.fault(
                PgnFault.Kind.UNTERMINATED, window.at(), 1, ply, ") at the end of the variation");
            return;
          }
          window.skip(1);
        }
      }
    } while (open > 0);
  }

  private boolean isTag() {
    return window.bytes()[window.at()] == '[' && window.beginsLine();
  }
}
