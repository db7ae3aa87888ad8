package org.jadoube.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Explains attempts in one [Setup]: the slow, independent counterpart of the move generator.
final class Explainer {
  private final Setup setup;
  private final Board board;
  private final Colour turn;

  Explainer(Setup setup) {
    this.setup = setup;
    this.board = setup.board();
    this.turn = setup.turn();
  }

  MoveExplanation explain(Attempt attempt) {
    CastlingExplainer castling = new CastlingExplainer(setup);
    return switch (attempt) {
      case Attempt.Castle it -> castling.explain(it.side());
      case Attempt.Step it ->
          castling.meant(it).map(side -> castling.explain(it, side)).orElseGet(() -> explain(it));
    };
  }

  private MoveExplanation explain(Attempt.Step step) {
    Optional<Piece> piece = board.at(step.from());
    if (piece.isEmpty()) {
      return illegal(new Reason.NoPieceThere(step.from()));
    }
    if (piece.get().colour() != turn) {
      return illegal(new Reason.OpponentsPiece(step.from(), piece.get()));
    }
    return explain(step, piece.get().role());
  }

  private static MoveExplanation illegal(Reason reason) {
    return new MoveExplanation.Illegal(List.of(reason));
  }

  private MoveExplanation explain(Attempt.Step step, Role role) {
    List<Reason> reasons = new ArrayList<>(moving(step, role));
    if (reasons.isEmpty()) {
      reasons.addAll(king(step, role));
    }
    reasons.addAll(promotion(step, role));
    return reasons.isEmpty()
        ? new MoveExplanation.Legal(move(step, role))
        : new MoveExplanation.Illegal(reasons);
  }

  private List<Reason> moving(Attempt.Step step, Role role) {
    List<Reason> reasons =
        new ArrayList<>(role == Role.PAWN ? pawn(step) : piece(step, Piece.of(turn, role)));
    if (step.from() != step.to() && board.squares(turn).contains(step.to())) {
      reasons.add(new Reason.OwnPieceThere(step.to()));
    }
    return reasons;
  }

  private List<Reason> piece(Attempt.Step step, Piece piece) {
    return BoardAttacks.attacks(piece, step.from(), step.to())
        ? inTheWay(BoardAttacks.between(step.from(), step.to()), Reason.PieceInTheWay::new)
        : notHow(step, piece.role());
  }

  private List<Reason> pawn(Attempt.Step step) {
    if (step.from().rank() == turn.backRank()) {
      return notHow(step, Role.PAWN); // no pawn gets there, and none can leave
    }
    int files = Math.abs(BoardAttacks.files(step.from(), step.to()));
    int ranks = BoardAttacks.ranks(step.from(), step.to()) * turn.forward();
    boolean begins = step.from().rank() == turn.pawnRank();
    if (files == 0 && (ranks == 1 || (ranks == 2 && begins))) {
      List<Square> way = new ArrayList<>(BoardAttacks.between(step.from(), step.to()));
      if (!board.squares(turn).contains(step.to())) {
        way.add(step.to());
      }
      return inTheWay(way, square -> new Reason.PawnBlocked(square, ranks == 2));
    }
    return files == 1 && ranks == 1 ? pawnCapture(step) : notHow(step, Role.PAWN);
  }

  private List<Reason> pawnCapture(Attempt.Step step) {
    if (board.at(step.to()).isPresent()) {
      return List.of();
    }
    Piece opposingPawn = Piece.of(turn.opposite(), Role.PAWN);
    boolean besideOpposingPawn = board.squares(opposingPawn).contains(beside(step));
    if (!besideOpposingPawn || step.from().rank() != fifthRank()) {
      return List.of(new Reason.NothingToCapture(step.to()));
    }
    return setup.enPassant().equals(Optional.of(step.to()))
        ? List.of()
        : List.of(new Reason.NoEnPassantNow(step.to()));
  }

  private Rank fifthRank() {
    return turn.pawnRank().plus(3 * turn.forward()).orElseThrow();
  }

  private static Square beside(Attempt.Step step) {
    return Square.of(step.to().file(), step.from().rank());
  }

  private static List<Reason> notHow(Attempt.Step step, Role role) {
    return List.of(new Reason.NotHowThePieceMoves(role, step.from(), step.to()));
  }

  private List<Reason> inTheWay(List<Square> way, Function<Square, Reason> reason) {
    return way.stream().filter(square -> board.at(square).isPresent()).map(reason).toList();
  }

  private List<Reason> king(Attempt.Step step, Role role) {
    Board after = after(step, role);
    SquareSet attackers = SquareSet.copyOf(BoardAttacks.checkers(after, turn));
    if (attackers.isEmpty()) {
      return List.of();
    }
    return BoardAttacks.checkers(board, turn).isEmpty()
        ? List.of(new Reason.KingWouldBeInCheck(attackers))
        : List.of(new Reason.KingLeftInCheck(attackers));
  }

  private Board after(Attempt.Step step, Role role) {
    Board lifted = board.without(step.from());
    if (role == Role.PAWN && captures(step) && board.at(step.to()).isEmpty()) {
      lifted = lifted.without(beside(step));
    }
    return lifted.with(step.to(), Piece.of(turn, role));
  }

  private static boolean captures(Attempt.Step step) {
    return step.from().file() != step.to().file();
  }

  private List<Reason> promotion(Attempt.Step step, Role role) {
    if (role != Role.PAWN || step.to().rank() != turn.promotionRank()) {
      return step.promotion()
          .map(Reason.NoPromotionHere::new)
          .map(List::<Reason>of)
          .orElse(List.of());
    }
    if (step.promotion().isEmpty()) {
      return List.of(new Reason.PromotionPieceMissing(step.to()));
    }
    Role promoted = step.promotion().get();
    return promoted.isPromotion() ? List.of() : List.of(new Reason.PromotionNotAllowed(promoted));
  }

  private Move move(Attempt.Step step, Role role) {
    Optional<Role> captured = board.at(step.to()).map(Piece::role);
    if (step.promotion().isPresent()) {
      return new Move.Promotion(step.from(), step.to(), step.promotion().get(), captured);
    }
    return role == Role.PAWN && captures(step) && captured.isEmpty()
        ? new Move.EnPassant(step.from(), step.to())
        : new Move.Normal(role, step.from(), step.to(), captured);
  }
}
