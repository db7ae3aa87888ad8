package org.jadoube.notation.pgn.game;

import java.util.List;
import org.jadoube.chess.Position;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.writing.Folder;
import org.jadoube.notation.pgn.writing.Movetext;

/// Writes the moves of a game and everything written about them.
final class MovetextWriter {
  private final Folder folder = new Folder();
  private final Movetext text = new Movetext(folder);
  private final MoveNotation notation;
  private final boolean annotated;

  MovetextWriter(MoveNotation notation, boolean annotated) {
    this.notation = notation;
    this.annotated = annotated;
  }

  String write(PgnGame game) {
    text.begin(game.start().numberAfter(0));
    if (game.isUnplayable()) {
      comments(game.line().comments());
      folder.line(game.line().unread());
    } else {
      line(game.line(), game.startPosition());
    }
    text.end(game.writtenResult());
    return folder.toString();
  }

  private void line(PgnLine line, Position from) {
    Position position = from;
    comments(line.comments());
    for (PgnMove move : line.moves()) {
      Position before = position;
      text.move(move.move().map(played -> notation.write(before, played)).orElse("--"));
      annotations(move, before);
      position = move.after(before);
    }
    if (annotated && !line.unread().isEmpty()) {
      text.unread(line.unread());
    }
  }

  private void annotations(PgnMove move, Position position) {
    if (annotated) {
      move.nags().forEach(text::nag);
      comments(move.comments());
      move.variations().forEach(variation -> variation(variation, position));
    }
  }

  private void variation(PgnLine variation, Position position) {
    text.open();
    line(variation, position);
    text.close();
    comments(variation.behind());
  }

  private void comments(List<PgnComment> comments) {
    if (annotated) {
      comments.forEach(comment -> text.comment(comment.text()));
    }
  }
}
