package org.jadoube.laws.edition;

import org.jadoube.chess.Reason;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// One reason why a move is illegal, and the provision of Article 3 that it breaks.
///
/// ```java
/// Reason reason = new Reason.NothingToCapture(Square.D3);
/// Breach.of(Edition.FIDE_2023, reason).citation(); // => FIDE 2023, 3.7.3
/// ```
///
/// @since 0.1.0
public record Breach(Citation citation, Reason reason) {

  /// The provision that a move breaks in `edition` if it is illegal for this reason.
  public static Breach of(Edition edition, Reason reason) {
    return new Breach(edition.cite(rule(reason)), reason);
  }

  private static Rule rule(Reason reason) {
    return switch (reason) {
      case Reason.NoPieceThere _, Reason.OpponentsPiece _ -> Rule.OWN_PIECES;
      case Reason.OwnPieceThere _ -> Rule.SQUARE_HELD_BY_OWN_PIECE;
      case Reason.PieceInTheWay _ -> Rule.NO_LEAPING;
      case Reason.PawnBlocked(Square _, boolean twoSquares) ->
          twoSquares ? Rule.PAWN_DOUBLE_ADVANCE : Rule.PAWN_ADVANCE;
      case Reason.NotHowThePieceMoves(Role role, _, _) -> moveOf(role);
      case Reason.NothingToCapture _ -> Rule.PAWN_CAPTURE;
      case Reason.NoEnPassantNow _ -> Rule.EN_PASSANT;
      case Reason.KingLeftInCheck _, Reason.KingWouldBeInCheck _ -> Rule.KING_LEFT_IN_CHECK;
      case Reason.CastlingRightLost _ -> Rule.CASTLING_RIGHT_LOST;
      case Reason.CastlingThroughPiece _ -> Rule.CASTLING_BLOCKED;
      case Reason.CastlingOutOfCheck _, Reason.CastlingThroughCheck _, Reason.CastlingIntoCheck _ ->
          Rule.CASTLING_THROUGH_ATTACK;
      case Reason.PromotionPieceMissing _, Reason.PromotionNotAllowed _, Reason.NoPromotionHere _ ->
          Rule.PROMOTION;
    };
  }

  private static Rule moveOf(Role role) {
    return switch (role) {
      case PAWN -> Rule.PAWN_ADVANCE;
      case KNIGHT -> Rule.KNIGHT_MOVE;
      case BISHOP -> Rule.BISHOP_MOVE;
      case ROOK -> Rule.ROOK_MOVE;
      case QUEEN -> Rule.QUEEN_MOVE;
      case KING -> Rule.KING_MOVE;
    };
  }
}
