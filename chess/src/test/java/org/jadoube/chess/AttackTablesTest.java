package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.jadoube.chess.bits.AttackTables;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

/// Compares the tables with walking from square to square.
class AttackTablesTest {
  private final RandomGenerator random = Seeded.random(7);

  @Test
  void tables_hold_what_pieces_attack() {
    for (int count = 0; count < 40; count++) {
      long occupied = thin(1);
      for (Square square : Square.values()) {
        int from = square.ordinal();
        assertThat(AttackTables.knight(from)).isEqualTo(seen(Piece.WHITE_KNIGHT, square, occupied));
        assertThat(AttackTables.king(from)).isEqualTo(seen(Piece.WHITE_KING, square, occupied));
        assertThat(AttackTables.bishop(from, occupied))
            .isEqualTo(seen(Piece.WHITE_BISHOP, square, occupied));
        assertThat(AttackTables.rook(from, occupied))
            .isEqualTo(seen(Piece.WHITE_ROOK, square, occupied));
      }
    }
  }

  /// Random bits, about half of them removed `halvings` times.
  private long thin(int halvings) {
    long bits = random.nextLong();
    for (int halving = 0; halving < halvings; halving++) {
      bits &= random.nextLong();
    }
    return bits;
  }

  private static long seen(Piece piece, Square from, long occupied) {
    long seen = 0;
    for (Square to : Square.values()) {
      long way = SquareSet.copyOf(BoardAttacks.between(from, to)).bits();
      if (BoardAttacks.attacks(piece, from, to) && (way & occupied) == 0) {
        seen |= to.bit();
      }
    }
    return seen;
  }

  @Test
  void knights_together_attack_what_each_of_them_does() {
    for (int count = 0; count < 1_000; count++) {
      long knights = thin(2);
      long each =
          SquareSet.of(knights).stream()
              .mapToLong(square -> AttackTables.knight(square.ordinal()))
              .reduce(0, (some, more) -> some | more);
      assertThat(AttackTables.knights(knights)).isEqualTo(each);
    }
  }

  @Test
  void squares_between_lie_on_a_line() {
    for (Square one : Square.values()) {
      for (Square other : Square.values()) {
        assertThat(SquareSet.of(AttackTables.between(one.ordinal(), other.ordinal())))
            .isEqualTo(SquareSet.copyOf(BoardAttacks.between(one, other)));
      }
    }
  }
}
