package org.jadoube.notation.pgn.game;

import java.util.BitSet;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveNumber;
import org.jadoube.chess.Position;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.command.PgnComment;

/// Writes the moves of a game and everything written about them.
final class MovetextWriter {
  private static final String EVENT = "[Event ";

  private final Folder text;
  private final MoveNotation notation;
  private final boolean annotated;

  /// The brackets before the next word.
  private String opening = "";

  /// Whether Black's next move needs its number.
  private boolean numberNeeded = true;

  MovetextWriter(Folder text, MoveNotation notation, boolean annotated) {
    this.text = text;
    this.notation = notation;
    this.annotated = annotated;
  }

  void write(PgnGame game) {
    line(game.line(), game.start().numberAfter(0), game.startPosition());
    text.word(game.result().orElse(PgnResult.UNKNOWN).text());
  }

  private void line(PgnLine line, MoveNumber firstNumber, Position from) {
    Position position = from;
    MoveNumber number = firstNumber;
    comments(line.comments());
    for (PgnMove move : line.moves()) {
      move(move, position, number);
      annotations(move, position, number);
      number = number.next();
      position = move.after(position);
    }
    if (!line.unread().isEmpty()) {
      comments(List.of(new PgnComment("unread: " + line.unread())));
    }
  }

  private void move(PgnMove move, Position position, MoveNumber number) {
    if (number.turn() == Colour.WHITE || numberNeeded) {
      word(number.toString());
    }
    numberNeeded = false;
    word(move.move().map(played -> notation.write(position, played)).orElse("--"));
  }

  private void annotations(PgnMove move, Position position, MoveNumber number) {
    if (annotated) {
      move.nags().forEach(this::nag);
      comments(move.comments());
      move.variations().forEach(variation -> variation(variation, position, number));
    }
  }

  private void nag(int nag) {
    word("$" + nag);
    numberNeeded = true;
  }

  private void variation(PgnLine variation, Position position, MoveNumber number) {
    opening += "(";
    numberNeeded = true;
    line(variation, number, position);
    numberNeeded = true;
    flushOpening();
    text.close(')');
    comments(variation.behind());
  }

  private void word(String word) {
    text.word(opening + word);
    opening = "";
  }

  private void comments(List<PgnComment> comments) {
    if (annotated) {
      comments.forEach(this::comment);
    }
  }

  private void comment(PgnComment comment) {
    numberNeeded = true;
    String line = comment.text().replaceAll("\\R", " ");
    if (line.indexOf('}') >= 0) {
      flushOpening();
      text.line(";" + line);
    } else {
      words("{" + line + "}");
    }
  }

  private void flushOpening() {
    if (!opening.isEmpty()) {
      text.word(opening);
      opening = "";
    }
  }

  /// Writes the words of a comment. It may be folded only where a line end can replace a single
  /// space. Commands stay together, since not every reader accepts a line end in them.
  private void words(String comment) {
    BitSet commands = new PgnComment(comment).commandIndices();
    int from = 0;
    boolean bound = false;
    for (int at = 1; at + 1 < comment.length(); at++) {
      if (isSpace(comment, at) && !isSpace(comment, at - 1) && mayBeginLine(comment, at + 1)) {
        word(comment.substring(from, at), bound);
        bound = commands.get(at);
        from = at + 1;
      }
    }
    word(comment.substring(from), bound);
  }

  private void word(String word, boolean bound) {
    if (bound) {
      text.bound(word);
    } else {
      word(word);
    }
  }

  /// Whether no reader takes what begins there for an escaped line or for another game.
  private static boolean mayBeginLine(String comment, int at) {
    return !isSpace(comment, at) && comment.charAt(at) != '%' && !comment.startsWith(EVENT, at);
  }

  private static boolean isSpace(String text, int index) {
    return text.charAt(index) == ' ';
  }
}
