package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import org.jadoube.notation.pgn.comments.CommentScanner;
import org.jadoube.notation.pgn.window.Window;

/// Reads what follows a result on its line and belongs to the game that has ended: comments, and
/// words such as `Black resigns`.
final class ResultTail {
  private final Window window;
  private final CommentScanner comments;
  private final PlainWords words;

  ResultTail(Window window, CommentScanner comments, PlainWords words) {
    this.window = window;
    this.comments = comments;
    this.words = words;
  }

  /// Reads a comment or words if they follow on the line.
  void read(int ply) throws IOException {
    window.need(Window.PADDING);
    while (window.bytes()[window.at()] == ' ') {
      window.skip(1);
      window.need(1);
    }
    switch (window.bytes()[window.at()]) {
      case '\n', '\r', 0 -> {} // mostly
      case '{' -> comments.inBraces(ply);
      case ';' -> comments.toEndOfLine();
      default -> words.passInLine();
    }
  }
}
