package org.jadoube.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.table.Pair;
import org.junit.jupiter.api.Test;

final class BoardOrderTest {
  private static Contender player(int number, int tenths) {
    return new Contender(number, number, tenths, true, List.of());
  }

  /// 6 and 1 have the highest score together; 5-2 has one player of 10; then sums, then numbers.
  @Test
  void boards_are_ordered_by_the_higher_score_then_both_then_the_number() {
    SwissQuestion question =
        new SwissQuestion(
            DutchEdition.OF_2026,
            1,
            5,
            10,
            Colour.WHITE,
            List.of(
                player(1, 10),
                player(2, 10),
                player(3, 5),
                player(4, 5),
                player(5, 0),
                player(6, 10),
                player(7, 5),
                player(8, 5)),
            Set.of());

    assertThat(
            BoardOrder.of(
                question, List.of(new Pair(8, 4), new Pair(3, 7), new Pair(5, 2), new Pair(6, 1))))
        .containsExactly(new Pair(6, 1), new Pair(5, 2), new Pair(3, 7), new Pair(8, 4));
  }
}
