package org.jadoube.chess;

import org.jadoube.chess.domain.Require;

/// Why an [Attempt] is not a legal move, with the details.
///
/// @since 0.1.0
public sealed interface Reason {
  /// The square it should start from is empty.
  record NoPieceThere(Square square) implements Reason {}

  /// The piece belongs to the side that is not to move (Article 1.1).
  record OpponentsPiece(Square square, Piece piece) implements Reason {}

  /// A piece of the same colour is on the square of arrival (Article 3.1).
  record OwnPieceThere(Square square) implements Reason {}

  /// A piece is in the way of a bishop, rook or queen (Article 3.5).
  record PieceInTheWay(Square square) implements Reason {}

  /// A piece is on a square that a pawn would advance to or over (Article 3.7.1, or 3.7.2 if it
  /// would advance two squares).
  record PawnBlocked(Square square, boolean twoSquares) implements Reason {}

  /// Not the way this piece moves (Articles 3.2 to 3.8).
  record NotHowThePieceMoves(Role role, Square from, Square to) implements Reason {}

  /// A pawn goes diagonally only to capture (Article 3.7.3), and nothing is there.
  record NothingToCapture(Square square) implements Reason {}

  /// The pawn beside it has not just moved two squares, so it cannot be captured on this square
  /// (Article 3.7.3.1).
  record NoEnPassantNow(Square square) implements Reason {}

  /// The king is in check and would remain in check (Article 3.9.2).
  record KingLeftInCheck(SquareSet attackers) implements Reason {
    public KingLeftInCheck {
      Require.notEmpty(attackers, "attackers");
    }
  }

  /// The king is not in check but would be (Article 3.9.2).
  record KingWouldBeInCheck(SquareSet attackers) implements Reason {
    public KingWouldBeInCheck {
      Require.notEmpty(attackers, "attackers");
    }
  }

  /// The king or rook has moved, or there is no such rook (Article 3.8.2.1).
  record CastlingRightLost(CastlingSide side) implements Reason {}

  /// A piece is where the king or rook must pass or arrive (Article 3.8.2.2.2).
  record CastlingThroughPiece(Square square) implements Reason {}

  /// The king is in check (Article 3.8.2.2.1).
  record CastlingOutOfCheck(SquareSet attackers) implements Reason {
    public CastlingOutOfCheck {
      Require.notEmpty(attackers, "attackers");
    }
  }

  /// A square that the king must cross is attacked (Article 3.8.2.2.1).
  record CastlingThroughCheck(Square square, SquareSet attackers) implements Reason {
    public CastlingThroughCheck {
      Require.notEmpty(attackers, "attackers");
    }
  }

  /// The king would arrive in check (Article 3.8.2.2.1).
  record CastlingIntoCheck(Square square, SquareSet attackers) implements Reason {
    public CastlingIntoCheck {
      Require.notEmpty(attackers, "attackers");
    }
  }

  /// A pawn on the last rank must become another piece (Article 3.7.3.3), but none is named.
  record PromotionPieceMissing(Square square) implements Reason {}

  /// A pawn cannot become a king or a pawn (Article 3.7.3.3).
  record PromotionNotAllowed(Role role) implements Reason {}

  /// A promotion is named, but no pawn arrives on its last rank.
  record NoPromotionHere(Role role) implements Reason {}
}
