package org.jadoube.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the faults of one [Setup].
final class Validator {
  private final Setup setup;
  private final Board board;
  private final List<Fault> unplayable = new ArrayList<>();
  private final List<Fault> unreachable = new ArrayList<>();

  private Validator(Setup setup) {
    this.setup = setup;
    this.board = setup.board();
  }

  static Validation validate(Setup setup) {
    return new Validator(setup).result();
  }

  private Validation result() {
    kings();
    pawnsOnBackRanks();
    opponentInCheck();
    for (Colour colour : Colour.values()) {
      numbers(colour);
    }
    check();
    CastlingRights rights = CastlingRights.of(setup);
    unreachable.addAll(rights.faults());
    long enPassant = enPassant();
    if (!unplayable.isEmpty()) {
      unplayable.addAll(unreachable);
      return new Validation.Unplayable(unplayable);
    }
    Position position = Position.of(board, setup.turn(), rights.rooks(), enPassant);
    return new Validation.Playable(position, unreachable);
  }

  private void kings() {
    for (Colour colour : Colour.values()) {
      int kings = count(colour, Role.KING);
      if (kings == 0) {
        unplayable.add(new Fault.KingMissing(colour));
      } else if (kings > 1) {
        unplayable.add(new Fault.SeveralKings(colour, kings));
      }
    }
  }

  private void pawnsOnBackRanks() {
    for (Square square : board.squares(Role.PAWN)) {
      if (square.rank() == Rank.ONE || square.rank() == Rank.EIGHT) {
        unplayable.add(new Fault.PawnOnBackRank(square));
      }
    }
  }

  private void opponentInCheck() {
    Colour opponent = setup.turn().opposite();
    List<Square> checkers = BoardAttacks.checkers(board, opponent);
    if (!checkers.isEmpty()) {
      unplayable.add(new Fault.OpponentInCheck(opponent, SquareSet.copyOf(checkers)));
    }
  }

  private void numbers(Colour colour) {
    int pieces = board.squares(colour).size();
    int pawns = count(colour, Role.PAWN);
    int promoted = board.leastPromoted(colour);
    if (pieces > 16) {
      unreachable.add(new Fault.TooManyPieces(colour, pieces));
    }
    if (pawns > 8) {
      unreachable.add(new Fault.TooManyPawns(colour, pawns));
    } else if (promoted > 8 - pawns) {
      unreachable.add(new Fault.TooManyPromoted(colour, promoted, 8 - pawns));
    }
  }

  /// A move gives check with the moved piece and along the lines it opens, so one of two checkers
  /// must be a slider. They cannot check from opposite directions, because nothing moves along a
  /// line from one side of the king to the other.
  private void check() {
    List<Square> checkers = BoardAttacks.checkers(board, setup.turn());
    boolean impossible =
        checkers.size() > 2
            || (checkers.size() == 2
                && (checkers.stream().noneMatch(this::slides) || opposite(checkers)));
    if (impossible) {
      unreachable.add(new Fault.ImpossibleCheck(SquareSet.copyOf(checkers)));
    }
  }

  private boolean slides(Square square) {
    return switch (board.at(square).orElseThrow().role()) {
      case BISHOP, ROOK, QUEEN -> true;
      case PAWN, KNIGHT, KING -> false;
    };
  }

  private boolean opposite(List<Square> checkers) {
    Square king = BoardAttacks.king(board, setup.turn()).orElseThrow();
    return checkers.stream().allMatch(this::slides)
        && BoardAttacks.between(checkers.getFirst(), checkers.getLast()).contains(king);
  }

  /// The en passant square if the pawns fit it; 0 if they do not or there is none.
  private long enPassant() {
    if (setup.enPassant().isEmpty()) {
      return 0;
    }
    Square passed = setup.enPassant().get();
    boolean standing = isPassed(passed);
    if (!standing || !wasSafeBefore(passed)) {
      unreachable.add(new Fault.EnPassantImpossible(passed));
    }
    return standing ? passed.bit() : 0;
  }

  private boolean isPassed(Square passed) {
    Colour mover = setup.turn().opposite();
    boolean thirdRank = passed.rank().plus(-mover.forward()).equals(Optional.of(mover.pawnRank()));
    return thirdRank
        && board.at(passed).isEmpty()
        && board.at(before(passed)).isEmpty()
        && board.squares(Piece.of(mover, Role.PAWN)).contains(after(passed));
  }

  /// Before the double step, the king of the side to move cannot have been in check.
  private boolean wasSafeBefore(Square passed) {
    Piece pawn = Piece.of(setup.turn().opposite(), Role.PAWN);
    Board before = board.without(after(passed)).with(before(passed), pawn);
    return BoardAttacks.checkers(before, setup.turn()).isEmpty();
  }

  private Square before(Square passed) {
    return passed.plus(0, setup.turn().forward()).orElseThrow();
  }

  private Square after(Square passed) {
    return passed.plus(0, -setup.turn().forward()).orElseThrow();
  }

  private int count(Colour colour, Role role) {
    return Long.bitCount(squares(colour, role));
  }

  private long squares(Colour colour, Role role) {
    return board.squares(Piece.of(colour, role)).bits();
  }
}
