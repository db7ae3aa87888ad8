package org.jadoube.laws.refusal;

import java.time.Instant;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Irregularity;

/// Why an act with the physical pieces or clock is refused.
///
/// @since 0.1.0
public sealed interface BoardObjection extends Objection {
  /// The pieces touched, on these squares and in this order, do not allow that move.
  record BoundByTouch(List<Square> squares) implements BoardObjection {
    public BoundByTouch {
      squares = List.copyOf(squares);
    }
  }

  /// There is no piece on that square.
  record NothingOnSquare(Square square) implements BoardObjection {}

  /// The piece is already on that square.
  record SquareOccupied(Square square) implements BoardObjection {}

  /// The player is not holding such a piece. Only older records have this: any piece can be taken
  /// from beside the board.
  record PieceNotInHand(Piece piece) implements BoardObjection {}

  /// No piece is being held on that square.
  record NothingHeld(Square square) implements BoardObjection {}

  /// The piece on that square has not been touched.
  record NotTouched(Square square) implements BoardObjection {}

  /// That square is not on the last rank. Only older records have this: a new piece can be put
  /// anywhere.
  record NotOnTheLastRank(Square square) implements BoardObjection {}

  /// Pieces that `by` displaced must be put back first.
  record PiecesDisplaced(Colour by) implements BoardObjection {}

  /// The clock of that player is not running.
  record OwnClockNotRunning(Colour player) implements BoardObjection {}

  /// There is nothing of the kind to correct, or it is too late.
  record NothingIrregular(Irregularity what) implements BoardObjection {}

  /// It is too late after this many moves by both players.
  record TooLate(int moves) implements BoardObjection {}

  /// The player is already here.
  record ArrivedAlready(Colour player) implements BoardObjection {}

  /// Play cannot continue from the position on the board.
  record CannotBePlayed() implements BoardObjection {}

  /// The default time has not ended yet.
  record DefaultTimeNotOver(Instant ends) implements BoardObjection {}
}
