package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

class AttacksTest {
  @Test
  void the_tables_agree_with_the_laws_square_by_square() {
    RandomGenerator random = Seeded.random(5);
    for (Piece piece : Piece.values()) {
      for (Square from : Square.values()) {
        SquareSet occupied = sparse(random);
        assertThat(Attacks.of(piece, from, occupied))
            .describedAs("%s on %s among %s", piece, from, occupied)
            .isEqualTo(attacked(piece, from, occupied));
      }
    }
  }

  private static Set<Square> attacked(Piece piece, Square from, SquareSet occupied) {
    Set<Square> attacked = EnumSet.allOf(Square.class);
    attacked.removeIf(to ->
        !BoardAttacks.attacks(piece, from, to)
            || BoardAttacks.between(from, to).stream().anyMatch(occupied::contains));
    return attacked;
  }

  @Test
  void lines_run_from_edge_to_edge_and_rays_to_one_edge() {
    for (Square one : Square.values()) {
      for (Square other : Square.values()) {
        Set<Square> ray = ray(one, other);
        assertThat(Attacks.between(one, other))
            .isEqualTo(SquareSet.copyOf(BoardAttacks.between(one, other)));
        assertThat(Attacks.ray(one, other)).describedAs("%s to %s", one, other).isEqualTo(ray);
        assertThat(Attacks.line(one, other)).isEqualTo(ray.isEmpty() ? Set.of() : line(one, other));
      }
    }
  }

  private static Set<Square> line(Square one, Square other) {
    return SquareSet.copyOf(ray(one, other)).union(SquareSet.copyOf(ray(other, one)));
  }

  /// Walks square by square.
  private static Set<Square> ray(Square from, Square through) {
    Set<Square> ray = EnumSet.noneOf(Square.class);
    int files = BoardAttacks.files(from, through);
    int ranks = BoardAttacks.ranks(from, through);
    if (from == through || (files != 0 && ranks != 0 && Math.abs(files) != Math.abs(ranks))) {
      return ray;
    }
    Optional<Square> at = Optional.of(from);
    while (at.isPresent()) {
      at = at.get().plus(Integer.signum(files), Integer.signum(ranks));
      at.ifPresent(ray::add);
    }
    return ray;
  }

  private static SquareSet sparse(RandomGenerator random) {
    long bits = random.nextLong();
    return SquareSet.of(bits & random.nextLong());
  }
}
