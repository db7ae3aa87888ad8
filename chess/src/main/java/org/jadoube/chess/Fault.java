package org.jadoube.chess;

import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.domain.Require;

/// A fault of a [Setup], with the details. *Unplayable*: play cannot continue from here.
/// *Unreachable*: no game can lead here (Article 3.10.3), but play can continue.
///
/// @since 0.1.0
public sealed interface Fault {
  /// Whether play cannot continue.
  default boolean unplayable() {
    return false;
  }

  /// A fault that makes play impossible.
  sealed interface Unplayable extends Fault {
    @Override
    default boolean unplayable() {
      return true;
    }
  }

  /// A side without a king.
  record KingMissing(Colour colour) implements Unplayable {}

  /// A side with more than one king.
  record SeveralKings(Colour colour, int kings) implements Unplayable {
    public SeveralKings {
      Require.atLeast(2, kings, "kings");
    }
  }

  /// A pawn on the first or last rank.
  record PawnOnBackRank(Square square) implements Unplayable {}

  /// The side that is not to move is in check.
  record OpponentInCheck(Colour colour, Set<Square> checkers) implements Unplayable {
    /// Copies the set.
    public OpponentInCheck {
      Require.notEmpty(checkers, "checkers");
      checkers = SquareSet.copyOf(checkers);
    }
  }

  /// More than sixteen pieces of one side.
  record TooManyPieces(Colour colour, int pieces) implements Fault {
    public TooManyPieces {
      Require.atLeast(17, pieces, "pieces");
    }
  }

  /// More than eight pawns of one side.
  record TooManyPawns(Colour colour, int pawns) implements Fault {
    public TooManyPawns {
      Require.atLeast(9, pawns, "pawns");
    }
  }

  /// More promoted pieces than missing pawns.
  record TooManyPromoted(Colour colour, int promoted, int missingPawns) implements Fault {
    public TooManyPromoted {
      Require.atLeast(0, missingPawns, "missingPawns");
      Require.atLeast(missingPawns + 1L, promoted, "promoted");
    }
  }

  /// A right to castle with a rook that does not stand on its side's first rank.
  ///
  /// @param square where the rook should stand, or could
  /// @param side the side of the king on which there is no rook at all; empty if there is another
  ///   one
  record CastlingRightWithoutRook(Square square, Optional<CastlingSide> side) implements Fault {}

  /// A right to castle although the king is not where it can have started: on its first rank,
  /// between its rooks.
  record CastlingRightWithoutKing(Square rook) implements Fault {}

  /// Rights to castle with two rooks on the same side of the king; the outer one counts.
  record SeveralCastlingRights(Colour colour, CastlingSide side) implements Fault {}

  /// An en passant square that no pawn can have just passed: the pawns do not fit it, or the king
  /// would have been in check.
  record EnPassantImpossible(Square square) implements Fault {}

  /// Checks that no single move can have given.
  record ImpossibleCheck(Set<Square> checkers) implements Fault {
    /// Copies the set.
    public ImpossibleCheck {
      Require.atLeast(2, checkers.size(), "checkers");
      checkers = SquareSet.copyOf(checkers);
    }
  }

  /// The last move was impossible: no move of the side that made it can have led here, or none can
  /// have come before it.
  record NoLastMove(Colour mover) implements Fault {}

  /// The pawn structure and the promotions need more captures than pieces are missing.
  record TooFewCaptures(int needed, int captures) implements Fault {
    public TooFewCaptures {
      Require.atLeast(0, captures, "captures");
      Require.atLeast(captures + 1L, needed, "needed");
    }
  }

  /// No sequence of captures and promotions can have brought the pawns past each other to where
  /// they stand.
  record ImpossiblePawnStructure(int captures) implements Fault {
    public ImpossiblePawnStructure {
      Require.atLeast(0, captures, "captures");
    }
  }
}
