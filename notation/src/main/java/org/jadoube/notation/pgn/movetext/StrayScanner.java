package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.comments.CommentScanner;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.Symbols;
import org.jadoube.notation.pgn.window.Window;

/// Reports stray text in the movetext and keeps it as comments.
final class StrayScanner {
  private static final int LONGEST = 255;
  private static final String COMMENT = "a comment in braces";

  private final Window window;
  private final FaultReport report;
  private final CommentScanner comments;
  private final LineStack lines;

  StrayScanner(Window window, FaultReport report, CommentScanner comments, LineStack lines) {
    this.window = window;
    this.report = report;
    this.comments = comments;
    this.lines = lines;
  }

  /// Reports `length` bytes, but reads them all the same.
  void remark(int length, String expected) {
    report.fault(PgnFault.Kind.STRAY, window.at(), length, lines.line.ply, expected);
  }

  /// Skips `length` bytes.
  void pass(int length, String expected) {
    remark(length, expected);
    window.skip(length);
  }

  /// Skips `length` bytes and keeps them as a comment.
  void keep(int length) {
    keep(length, COMMENT);
  }

  /// Skips `length` bytes and keeps them as a comment.
  void keep(int length, String expected) {
    int from = window.at();
    pass(length, expected);
    comments.tell(from, window.at());
  }

  /// Skips the rest of a line that is escaped in the middle.
  void lateEscape() throws IOException {
    int found = window.findLineEnd(0, LONGEST);
    int length = found < 0 ? Math.min(LONGEST, window.end() - window.at()) : found;
    keep(length, "% only at the start of a line");
    window.skipLine();
  }

  /// Skips a command that has lost its braces, such as `[%clk 0:10:00]`.
  void inBrackets() throws IOException {
    int found = window.find(']', 1, LONGEST);
    if (found > 0) {
      keep(found + 1);
    } else {
      keep(1);
    }
  }

  /// Skips a comment in quotes instead of braces.
  void inQuotes() throws IOException {
    int found = beforeTag(window.find('"', 1, LONGEST));
    if (found > 0) {
      int from = window.at() + 1;
      pass(found + 1, COMMENT);
      comments.tell(from, window.at() - 1);
    } else {
      keep(1);
    }
  }

  /// The distance, unless a line before it begins with a tag.
  private int beforeTag(int found) {
    byte[] bytes = window.bytes();
    for (int at = window.at(); at < window.at() + found; at++) {
      if (bytes[at] == '[' && Symbols.endsLine(bytes[at - 1])) {
        return Window.TOO_FAR;
      }
    }
    return found;
  }

  /// Keeps text in angle brackets, which PGN reserves for future use (PGN standard, 7).
  void reserved() throws IOException {
    int found = beforeTag(window.find('>', 1, LONGEST));
    keep(found < 0 ? 1 : found + 1);
  }
}
