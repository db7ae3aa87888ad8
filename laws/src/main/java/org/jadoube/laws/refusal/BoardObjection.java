package org.jadoube.laws.refusal;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Irregularity;

/// Why an act with the pieces or the clock themselves is refused.
public sealed interface BoardObjection extends Objection {
  /// The pieces touched, on these squares and in this order, do not allow that move.
  record BoundByTouch(List<Square> squares) implements BoardObjection {
    public BoundByTouch {
      requireNonNull(squares, "squares");
      squares = List.copyOf(squares);
    }
  }

  /// Nothing stands on that square.
  record NothingOnSquare(Square square) implements BoardObjection {
    public NothingOnSquare {
      requireNonNull(square, "square");
    }
  }

  /// A piece stands on that square already.
  record SquareOccupied(Square square) implements BoardObjection {
    public SquareOccupied {
      requireNonNull(square, "square");
    }
  }

  /// The player has no such piece in the hand.
  record PieceNotInHand(Piece piece) implements BoardObjection {
    public PieceNotInHand {
      requireNonNull(piece, "piece");
    }
  }

  /// No piece is being held on that square.
  record NothingHeld(Square square) implements BoardObjection {
    public NothingHeld {
      requireNonNull(square, "square");
    }
  }

  /// The piece on that square has not been touched.
  record NotTouched(Square square) implements BoardObjection {
    public NotTouched {
      requireNonNull(square, "square");
    }
  }

  /// That square is not on the last rank.
  record NotOnTheLastRank(Square square) implements BoardObjection {
    public NotOnTheLastRank {
      requireNonNull(square, "square");
    }
  }

  /// Pieces that `by` displaced must be put back first.
  record PiecesDisplaced(Colour by) implements BoardObjection {
    public PiecesDisplaced {
      requireNonNull(by, "by");
    }
  }

  /// The clock of that player is not running.
  record OwnClockNotRunning(Colour player) implements BoardObjection {
    public OwnClockNotRunning {
      requireNonNull(player, "player");
    }
  }

  /// Nothing of the kind is there to be put right, or it is too late for it.
  record NothingIrregular(Irregularity what) implements BoardObjection {
    public NothingIrregular {
      requireNonNull(what, "what");
    }
  }

  /// After so many moves by both players it is too late.
  record TooLate(int moves) implements BoardObjection {}

  /// That player is here already.
  record ArrivedAlready(Colour player) implements BoardObjection {
    public ArrivedAlready {
      requireNonNull(player, "player");
    }
  }

  /// Nobody could play from what stands on the board.
  record CannotBePlayed() implements BoardObjection {}

  /// The default time ends only then.
  record DefaultTimeNotOver(Instant ends) implements BoardObjection {
    public DefaultTimeNotOver {
      requireNonNull(ends, "ends");
    }
  }
}
