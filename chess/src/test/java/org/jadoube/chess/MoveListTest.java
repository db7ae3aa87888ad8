package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

class MoveListTest {
  @Test
  void every_way_through_a_list_meets_the_same_moves() {
    RandomSetups setups = new RandomSetups(Seeded.random(20));
    for (int index = 0; index < 300; index++) {
      MoveList moves = RandomSetups.position(setups.strewn()).legalMoves();
      List<Move> met = new ArrayList<>();
      moves.forEach(met::add);
      assertThat(met).isEqualTo(moves).hasSize(moves.size());
      assertThat(moves.stream().map(Move::packed).toList())
          .isEqualTo(met.stream().map(Move::packed).toList());
    }
  }

  @Test
  void nothing_is_found_beyond_the_end() {
    MoveList moves = Position.standard().legalMoves();
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> moves.get(moves.size()));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> moves.packed(moves.size()));
    var iterator = moves.iterator();
    moves.forEach(_ -> iterator.next());
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
  }
}
