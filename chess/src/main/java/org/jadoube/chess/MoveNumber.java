package org.jadoube.chess;

import org.jadoube.chess.domain.Require;

/// The number of a move on the scoresheet and the side whose move it is: `12.` for White's, `12...`
/// for Black's.
///
/// ```java
/// MoveNumber number = new MoveNumber(12, Colour.WHITE); // => 12.
/// number.next(); // => 12...
/// number.plus(2); // => 13.
/// ```
///
/// @param number from 0, because some people count from there, to [Setup#LARGEST_COUNTER]
/// @param turn whose move it is
/// @since 0.1.0
public record MoveNumber(int number, Colour turn) {
  public MoveNumber {
    Require.within(0, Setup.LARGEST_COUNTER, number, "number");
  }

  /// The number of the next move.
  public MoveNumber next() {
    return plus(1);
  }

  /// The number of the move before.
  public MoveNumber previous() {
    return moved(-1);
  }

  /// The number `plies` half-moves later, at most [Setup#LARGEST_COUNTER].
  public MoveNumber plus(int plies) {
    Require.atLeast(0, plies, "plies");
    return moved(plies);
  }

  private MoveNumber moved(int plies) {
    long halves = 2L * number + turn.ordinal() + plies;
    int clamped = Math.clamp(halves >> 1, 0, Setup.LARGEST_COUNTER);
    return new MoveNumber(clamped, (halves & 1) == 0 ? Colour.WHITE : Colour.BLACK);
  }

  /// `12.` or `12...`
  @Override
  public String toString() {
    return number + (turn == Colour.WHITE ? "." : "...");
  }
}
