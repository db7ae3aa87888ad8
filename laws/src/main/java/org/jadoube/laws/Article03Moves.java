package org.jadoube.laws;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveExplanation;
import org.jadoube.chess.Position;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;

/// Article 3: which moves are legal, and which provisions an illegal one breaks.
final class Article03Moves {
  private Article03Moves() {}

  /// The legal move that `attempt` is, if it is one.
  static Optional<Move> legal(Position position, Attempt attempt) {
    return switch (attempt) {
      case Attempt.Step(Square from, Square to, Optional<Role> promotion) ->
          position.move(from, to, promotion);
      case Attempt.Castle(CastlingSide side) -> castling(position, side);
    };
  }

  private static Optional<Move> castling(Position position, CastlingSide side) {
    for (Move move : position.legalMoves()) {
      if (move instanceof Move.Castling castling && castling.side() == side) {
        return Optional.of(move);
      }
    }
    return Optional.empty();
  }

  /// The legal moves after a ply, also where an illegal move has left no position.
  static List<Move> legal(Ply ply) {
    return ply.astray().isPresent()
        ? attempts(ply.astray().get())
            .map(attempt -> MoveExplanation.of(ply.astray().get(), attempt))
            .flatMap(Article03Moves::legal)
            .toList()
        : ply.position().legalMoves();
  }

  /// The legal move that `attempt` is after a ply, if it is one.
  static Optional<Move> legal(Ply ply, Attempt attempt) {
    return ply.astray().isPresent()
        ? legal(MoveExplanation.of(ply.astray().get(), attempt)).findFirst()
        : legal(ply.position(), attempt);
  }

  private static Stream<Move> legal(MoveExplanation explanation) {
    return explanation instanceof MoveExplanation.Legal(Move move)
            && !move.captured().equals(Optional.of(Role.KING))
        ? Stream.of(move)
        : Stream.of();
  }

  /// Everything that the player having the move could try.
  private static Stream<Attempt> attempts(Setup setup) {
    Stream<Attempt> steps =
        setup.board().squares(setup.turn()).stream()
            .flatMap(from -> Arrays.stream(Square.values()).flatMap(to -> steps(from, to)));
    return Stream.concat(steps, Arrays.stream(CastlingSide.values()).map(Attempt.Castle::new));
  }

  private static Stream<Attempt> steps(Square from, Square to) {
    return Stream.concat(
            Stream.of(Optional.<Role>empty()), Arrays.stream(Role.values()).map(Optional::of))
        .filter(
            promotion -> promotion.isEmpty() || to.rank() == Rank.ONE || to.rank() == Rank.EIGHT)
        .map(promotion -> new Attempt.Step(from, to, promotion));
  }

  /// What an attempt breaks that is not a legal move of the game.
  static List<Breach> breaches(Game game, Attempt attempt) {
    return switch (MoveExplanation.of(game.setup(), attempt)) {
      case MoveExplanation.Legal _ -> List.of();
      case MoveExplanation.Illegal(List<Reason> reasons) -> breaches(game.edition(), reasons);
    };
  }

  /// The provision of `edition` that each of these reasons stands for.
  static List<Breach> breaches(Edition edition, List<Reason> reasons) {
    return reasons.stream().map(reason -> breach(edition, reason)).toList();
  }

  static Breach breach(Edition edition, Reason reason) {
    return new Breach(edition.cite(rule(reason)), reason);
  }

  private static Rule rule(Reason reason) {
    return switch (reason) {
      case Reason.NoPieceThere _, Reason.OpponentsPiece _ -> Rule.OWN_PIECES;
      case Reason.OwnPieceThere _ -> Rule.SQUARE_HELD_BY_OWN_PIECE;
      case Reason.PieceInTheWay _ -> Rule.NO_LEAPING;
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
