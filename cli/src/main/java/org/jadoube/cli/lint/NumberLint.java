package org.jadoube.cli.lint;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveNumber;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.PgnText;

/// Checks the move numbers of one game: each move by White has one, and so does Black's first move
/// in a line.
final class NumberLint {
  private final long game;
  private final Remarks remarks;
  private final Deque<Line> parents = new ArrayDeque<>();
  private Line line = new Line(Setup.standard().numberAfter(0));
  private int played;
  private boolean lost = true;

  /// A line of play, as far as it has been read.
  private static final class Line {
    /// The number of the next move.
    private MoveNumber next;

    private boolean numbered;
    private boolean begun;

    Line(MoveNumber next) {
      this.next = next;
    }

    void played() {
      next = next.next();
      numbered = false;
      begun = true;
    }
  }

  NumberLint(long game, Remarks remarks) {
    this.game = game;
    this.remarks = remarks;
  }

  void begin(Setup start) {
    line = new Line(start.numberAfter(0));
    lost = false;
  }

  void number(int number, PgnText text) {
    if (lost) {
      return;
    }
    String expected = line.next.toString();
    if (!text.isAscii(expected)) {
      remarks.add(Remark.at(game, text, "found the number " + text + ", expected " + expected));
      line.next =
          new MoveNumber(number, line.next.turn()); // report what follows only if it is wrong again
    }
    line.numbered = true;
  }

  void move(PgnText san) {
    if (!lost && !line.numbered && (line.next.turn() == Colour.WHITE || !line.begun)) {
      String expected = line.next.toString();
      remarks.add(Remark.at(game, san, "expected the number " + expected + " before " + san));
    }
    played();
  }

  void nullMove() {
    played();
  }

  private void played() {
    line.played();
    played += parents.isEmpty() ? 1 : 0;
  }

  /// From here on, moves cannot be played.
  void lose() {
    lost = true;
  }

  void beginVariation() {
    parents.push(line);
    line = new Line(line.next.previous());
  }

  void endVariation() {
    line = parents.pop();
  }

  /// The plies of the main line, if all could be read.
  OptionalInt plies() {
    return lost ? OptionalInt.empty() : OptionalInt.of(played);
  }
}
