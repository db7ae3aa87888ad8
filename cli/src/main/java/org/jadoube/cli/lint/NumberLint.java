package org.jadoube.cli.lint;

import java.util.Arrays;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveNumber;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.PgnText;

/// Checks the move numbers of one game after another: each move by White has one, and so does
/// Black's first move in a line.
final class NumberLint {
  private static final int NUMBERED = 1;
  private static final int BEGUN = 2;

  private long game;
  private Remarks remarks;

  /// For each open line, how many half-moves come before its next move, as if numbers began at 0.
  private int[] halves = new int[8];

  /// For each open line, whether its next move has a number and whether it has a move.
  private int[] states = new int[8];

  private int depth;
  private int played;
  private boolean lost = true;

  NumberLint(Remarks remarks) {
    this.remarks = remarks;
  }

  void beginGame(long game, Remarks remarks) {
    this.game = game;
    this.remarks = remarks;
    depth = 0;
    played = 0;
    lost = true;
  }

  void begin(Setup start) {
    MoveNumber first = start.numberAfter(0);
    halves[0] = 2 * first.number() + first.turn().ordinal();
    states[0] = 0;
    lost = false;
  }

  void number(int number, PgnText text) {
    if (lost) {
      return;
    }
    if (!isNext(number, text)) {
      remarks.add(Remark.at(game, text, "found the number " + text + ", expected " + next()));
      halves[depth] = 2 * number + (halves[depth] & 1); // report what follows if it is wrong again
    }
    states[depth] |= NUMBERED;
  }

  private boolean isNext(int number, PgnText text) {
    int dots = (halves[depth] & 1) == 0 ? 1 : 3;
    return number == halves[depth] >> 1 && text.length() == digits(number) + dots;
  }

  private static int digits(int number) {
    int digits = 1;
    for (int left = number; left > 9; left /= 10) {
      digits++;
    }
    return digits;
  }

  private MoveNumber next() {
    Colour turn = (halves[depth] & 1) == 0 ? Colour.WHITE : Colour.BLACK;
    return new MoveNumber(Math.clamp(halves[depth] >> 1, 0, Setup.LARGEST_COUNTER), turn);
  }

  void move(PgnText san) {
    boolean needed = (halves[depth] & 1) == 0 || (states[depth] & BEGUN) == 0;
    if (needed && (states[depth] & NUMBERED) == 0 && !lost) {
      remarks.add(Remark.at(game, san, "expected the number " + next() + " before " + san));
    }
    played();
  }

  void nullMove() {
    played();
  }

  private void played() {
    halves[depth]++;
    states[depth] = BEGUN;
    played += depth == 0 ? 1 : 0;
  }

  /// Notes that moves cannot be played from here on.
  void lose() {
    lost = true;
  }

  void beginVariation() {
    if (depth + 1 == halves.length) {
      halves = Arrays.copyOf(halves, 2 * halves.length);
      states = Arrays.copyOf(states, 2 * states.length);
    }
    halves[depth + 1] = halves[depth] - 1;
    depth++;
    states[depth] = 0;
  }

  void endVariation() {
    depth--;
  }

  /// The plies of the main line, if all could be read.
  OptionalInt plies() {
    return lost ? OptionalInt.empty() : OptionalInt.of(played);
  }
}
