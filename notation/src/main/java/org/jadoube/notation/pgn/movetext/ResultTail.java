package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import org.jadoube.notation.pgn.comments.CommentScanner;
import org.jadoube.notation.pgn.window.Blanks;
import org.jadoube.notation.pgn.window.CommentsAhead;
import org.jadoube.notation.pgn.window.Window;

/// Reads the text after a result that belongs to the game that has ended. These are comments and
/// words such as `Black resigns` on its line, comments right below it, and comments that no other
/// game follows.
final class ResultTail {
  private final Window window;
  private final CommentScanner comments;
  private final PlainWords words;

  ResultTail(Window window, CommentScanner comments, PlainWords words) {
    this.window = window;
    this.comments = comments;
    this.words = words;
  }

  void read(int ply) throws IOException {
    inLine(ply);
    while (CommentsAhead.belongBack(window)) {
      Blanks.skip(window);
      comment(ply);
    }
  }

  private void inLine(int ply) throws IOException {
    window.need(Window.PADDING);
    while (window.bytes()[window.at()] == ' ') {
      window.skip(1);
      window.need(1);
    }
    switch (window.bytes()[window.at()]) {
      case '\n', '\r', 0 -> {} // mostly
      case '{', ';' -> comment(ply);
      default -> words.passInLine();
    }
  }

  private void comment(int ply) throws IOException {
    if (window.bytes()[window.at()] == '{') {
      comments.inBraces(ply);
    } else {
      comments.toEndOfLine();
    }
  }
}
