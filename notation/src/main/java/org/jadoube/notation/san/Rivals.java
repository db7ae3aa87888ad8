package org.jadoube.notation.san;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Board;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.bits.AttackTables;

/// The other pieces of the same kind that could make a move.
final class Rivals {
  private Rivals() {}

  /// The squares of the other pieces of the same kind that could legally go to the same square.
  static List<Square> of(Position position, Move move) {
    long near = near(position.board(), move) & position.board().squares(position.turn()).bits();
    List<Square> rivals = new ArrayList<>();
    for (long left = near & ~bit(move.from().ordinal()); left != 0; left = rest(left)) {
      Square from = Square.of(first(left));
      if (position.isLegal(new Move.Normal(move.role(), from, move.to(), move.captured()))) {
        rivals.add(from);
      }
    }
    return rivals;
  }

  /// The pieces of that kind, of either colour, whose way to the square is free.
  private static long near(Board board, Move move) {
    return board.squares(move.role()).bits()
        & reach(move.role(), move.to().ordinal(), board.occupied().bits());
  }

  private static long reach(Role role, int to, long occupied) {
    return switch (role) {
      case KNIGHT -> AttackTables.knight(to);
      case BISHOP -> AttackTables.bishop(to, occupied);
      case ROOK -> AttackTables.rook(to, occupied);
      case QUEEN -> AttackTables.bishop(to, occupied) | AttackTables.rook(to, occupied);
      case KING, PAWN -> 0; // there is one king, and pawns name their file
    };
  }
}
