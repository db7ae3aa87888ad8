package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

class SquareSetTest {
  private static final int PAIRS = 1_000;

  @Test
  void it_is_like_any_other_set() {
    Set<Square> squares = SquareSet.copyOf(List.of(Square.H8, Square.A1, Square.B2));
    assertThat(squares)
        .isEqualTo(Set.of(Square.A1, Square.B2, Square.H8))
        .hasSameHashCodeAs(Set.of(Square.A1, Square.B2, Square.H8))
        .hasToString("[a1, b2, h8]")
        .containsExactly(Square.A1, Square.B2, Square.H8)
        .doesNotContain(Square.C3);
    assertThat(SquareSet.of(Square.A1)).isNotEqualTo(SquareSet.of(Square.A2));
    assertThatThrownBy(() -> squares.add(Square.C3))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void iteration_ends_with_its_last_square() {
    Iterator<Square> squares = SquareSet.of(1).iterator();
    assertThat(squares.next()).isEqualTo(Square.A1);
    assertThat(squares.hasNext()).isFalse();
    assertThatThrownBy(squares::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void bit_0_is_a1_and_bit_63_h8() {
    assertThat(SquareSet.of(0b1000L)).containsExactly(Square.D1);
    assertThat(SquareSet.of(Square.A1, Square.H8).bits()).isEqualTo(0x8000_0000_0000_0001L);
  }

  @Test
  void files_ranks_and_colours_of_squares_have_their_sets() {
    for (Square square : Square.values()) {
      for (File file : File.values()) {
        assertThat(SquareSet.of(file).contains(square)).isEqualTo(square.file() == file);
      }
      for (Rank rank : Rank.values()) {
        assertThat(SquareSet.of(rank).contains(square)).isEqualTo(square.rank() == rank);
      }
      assertThat(SquareSet.light().contains(square)).isEqualTo(square.isLight());
      assertThat(SquareSet.dark().contains(square)).isNotEqualTo(square.isLight());
    }
    assertThat(SquareSet.all()).containsExactly(Square.values());
    assertThat(SquareSet.none()).isEmpty();
  }

  @Test
  void the_algebra_is_that_of_sets() {
    RandomGenerator random = Seeded.random(17);
    for (int pair = 0; pair < PAIRS; pair++) {
      SquareSet one = sparse(random);
      SquareSet other = sparse(random);
      holds(one, other, Square.of(random.nextInt(64)));
    }
    holds(SquareSet.none(), SquareSet.all(), Square.A1);
  }

  private static void holds(SquareSet one, SquareSet other, Square square) {
    assertThat(one.union(other)).isEqualTo(union(one, other));
    assertThat(one.intersection(other)).isEqualTo(common(one, other));
    assertThat(one.minus(other)).isEqualTo(less(one, other));
    assertThat(one.symmetricDifference(other))
        .isEqualTo(less(union(one, other), common(one, other)));
    assertThat(one.complement()).isEqualTo(less(EnumSet.allOf(Square.class), one));
    assertThat(one.with(square)).isEqualTo(union(one, Set.of(square)));
    assertThat(one.without(square)).isEqualTo(less(one, Set.of(square)));
    assertThat(one.intersects(other)).isEqualTo(!common(one, other).isEmpty());
    assertThat(one.containsAll(other)).isEqualTo(less(other, one).isEmpty());
    assertThat(one.union(other).containsAll(other)).isTrue();
    assertThat(one.mirrored())
        .isEqualTo(SquareSet.copyOf(one.stream().map(Square::mirrored).toList()));
    assertThat(one.first()).isEqualTo(one.stream().findFirst());
  }

  private static Set<Square> union(Set<Square> one, Set<Square> other) {
    Set<Square> union = copy(one);
    union.addAll(other);
    return union;
  }

  private static Set<Square> common(Set<Square> one, Set<Square> other) {
    Set<Square> common = copy(one);
    common.removeIf(square -> !other.contains(square));
    return common;
  }

  private static Set<Square> less(Set<Square> one, Set<Square> other) {
    Set<Square> less = copy(one);
    less.removeIf(other::contains);
    return less;
  }

  private static Set<Square> copy(Set<Square> squares) {
    Set<Square> copy = EnumSet.noneOf(Square.class);
    copy.addAll(squares);
    return copy;
  }

  @Test
  void a_diagram_shows_the_board_from_whites_side() {
    assertThat(SquareSet.of(File.B).with(Square.H1).diagram())
        .isEqualTo(". 1 . . . . . .\n".repeat(7) + ". 1 . . . . . 1\n");
  }

  private static SquareSet sparse(RandomGenerator random) {
    long bits = random.nextLong();
    return SquareSet.of(bits & random.nextLong());
  }
}
