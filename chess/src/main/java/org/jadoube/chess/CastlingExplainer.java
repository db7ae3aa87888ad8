package org.jadoube.chess;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Explains attempts to castle in one [Setup] (Article 3.8.2).
final class CastlingExplainer {
  private final Setup setup;
  private final Board board;
  private final Colour turn;

  CastlingExplainer(Setup setup) {
    this.setup = setup;
    this.board = setup.board();
    this.turn = setup.turn();
  }

  /// The side to which a step attempts to castle, if it does: the king moves onto its own rook that
  /// has the right to castle, or along its first rank by more than one square to the c- or g-file,
  /// if it has the right or moves two squares from the e-file.
  Optional<CastlingSide> meant(Attempt.Step step) {
    if (!BoardAttacks.king(board, turn).equals(Optional.of(step.from()))
        || step.from().rank() != turn.backRank()
        || step.to().rank() != turn.backRank()
        || step.to() == step.from()) {
      return Optional.empty();
    }
    CastlingSide side = CastlingSide.of(step.from(), step.to());
    Optional<Square> rook = rook(step.from(), side);
    int files = Math.abs(BoardAttacks.files(step.from(), step.to()));
    boolean far = files > 1 && step.to().file() == side.kingFile();
    boolean standard = files == 2 && step.from().file() == File.E;
    return rook.equals(Optional.of(step.to())) || (far && (rook.isPresent() || standard))
        ? Optional.of(side)
        : Optional.empty();
  }

  /// Explains a step that attempts to castle.
  MoveExplanation explain(Attempt.Step step, CastlingSide side) {
    MoveExplanation explanation = explain(side);
    if (step.promotion().isEmpty()) {
      return explanation;
    }
    List<Reason> reasons = new ArrayList<>();
    if (explanation instanceof MoveExplanation.Illegal(List<Reason> already)) {
      reasons.addAll(already);
    }
    reasons.add(new Reason.NoPromotionHere(step.promotion().get()));
    return new MoveExplanation.Illegal(reasons);
  }

  MoveExplanation explain(CastlingSide side) {
    Optional<Square> king = BoardAttacks.king(board, turn);
    Optional<Square> rook = king.flatMap(it -> rook(it, side));
    if (king.isEmpty() || rook.isEmpty()) {
      return new MoveExplanation.Illegal(List.of(new Reason.CastlingRightLost(side)));
    }
    Move.Castling castling = new Move.Castling(king.get(), rook.get());
    List<Reason> reasons = reasons(castling);
    return reasons.isEmpty()
        ? new MoveExplanation.Legal(castling)
        : new MoveExplanation.Illegal(reasons);
  }

  private Optional<Square> rook(Square king, CastlingSide side) {
    return setup.castlingRooks().stream()
        .filter(board.squares(Piece.of(turn, Role.ROOK))::contains)
        .filter(rook -> rook.rank() == turn.backRank() && king.rank() == turn.backRank())
        .filter(rook -> CastlingSide.of(king, rook) == side)
        .findFirst();
  }

  private List<Reason> reasons(Move.Castling castling) {
    List<Reason> reasons = new ArrayList<>(pieces(castling));
    SquareSet checkers = attackers(board, castling.king());
    if (!checkers.isEmpty()) {
      reasons.add(new Reason.CastlingOutOfCheck(checkers));
    }
    for (Square square : BoardAttacks.between(castling.king(), castling.to())) {
      SquareSet attackers = attackers(board, square);
      if (!attackers.isEmpty()) {
        reasons.add(new Reason.CastlingThroughCheck(square, attackers));
      }
    }
    SquareSet attackers = attackers(BoardMoves.after(board, turn, castling), castling.to());
    if (!attackers.isEmpty()) {
      reasons.add(new Reason.CastlingIntoCheck(castling.to(), attackers));
    }
    return reasons;
  }

  private List<Reason> pieces(Move.Castling castling) {
    Set<Square> way = new LinkedHashSet<>(BoardAttacks.between(castling.king(), castling.to()));
    way.add(castling.to());
    way.addAll(BoardAttacks.between(castling.rook(), castling.rookTo()));
    way.add(castling.rookTo());
    way.remove(castling.king());
    way.remove(castling.rook());
    return way.stream()
        .filter(square -> board.at(square).isPresent())
        .<Reason>map(Reason.CastlingThroughPiece::new)
        .toList();
  }

  private SquareSet attackers(Board board, Square square) {
    return SquareSet.copyOf(BoardAttacks.attackers(board, square, turn.opposite()));
  }
}
