package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.comments.CommentScanner;
import org.jadoube.notation.pgn.window.Report;
import org.jadoube.notation.pgn.window.Symbols;
import org.jadoube.notation.pgn.window.Window;

/// Skips stray text in the movetext and reports it. What may have been meant as a comment is kept
/// as one.
final class StrayScanner {
  private static final int LONGEST = 255;
  private static final String COMMENT = "a comment in braces";

  private final Window window;
  private final Report report;
  private final CommentScanner comments;
  private final LineStack lines;

  StrayScanner(Window window, Report report, CommentScanner comments, LineStack lines) {
    this.window = window;
    this.report = report;
    this.comments = comments;
    this.lines = lines;
  }

  /// Skips `length` bytes.
  void pass(int length, String expected) {
    report.fault(PgnFault.Kind.STRAY, window.at(), length, lines.line.ply, expected);
    window.skip(length);
  }

  /// Skips `length` bytes and keeps them as a comment.
  void keep(int length) {
    int from = window.at();
    pass(length, COMMENT);
    comments.tell(from, window.at());
  }

  /// Skips the rest of a line that is escaped in the middle.
  void lateEscape() throws IOException {
    int found = window.findLineEnd(0, LONGEST);
    int length = found < 0 ? Math.min(LONGEST, window.end() - window.at()) : found;
    pass(length, "% only at the start of a line");
    window.skipLine();
  }

  /// Skips a command that has lost its braces, such as `[%clk 0:10:00]`.
  void inBrackets() throws IOException {
    int found = window.find(']', 1, LONGEST);
    if (found > 0) {
      keep(found + 1);
    } else {
      pass(1, COMMENT);
    }
  }

  /// Skips a comment in quotes instead of braces.
  void inQuotes() throws IOException {
    int found = beforeTag(window.find('"', 1, LONGEST));
    int from = window.at() + 1;
    pass(found < 0 ? 1 : found + 1, COMMENT);
    if (found > 0) {
      comments.tell(from, window.at() - 1);
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

  /// Skips text in angle brackets, which PGN reserves for future use (PGN standard, 7).
  void reserved() throws IOException {
    int found = beforeTag(window.find('>', 1, LONGEST));
    pass(found < 0 ? 1 : found + 1, COMMENT);
  }
}
