package org.jadoube.tournament.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class KnockoutBracketTest {
  @Test
  void the_first_two_can_only_meet_in_the_final() {
    assertThat(KnockoutBracket.of(8).pairs())
        .extracting(Pair::toString)
        .containsExactly("1-8", "4-5", "2-7", "3-6");
  }

  @Test
  void the_first_have_no_opponent_if_places_are_left() {
    KnockoutBracket first = KnockoutBracket.of(6);
    assertThat(first.pairs()).extracting(Pair::toString).containsExactly("4-5", "3-6");
    KnockoutBracket semifinal = first.next(List.of(6, 4));
    assertThat(semifinal.pairs()).extracting(Pair::toString).containsExactly("1-4", "2-6");
    KnockoutBracket last = semifinal.next(List.of(4, 2));
    assertThat(last.winner()).isEmpty();
    assertThat(last.next(List.of(4)).winner()).contains(4);
  }

  @Test
  void one_of_each_pair_goes_on() {
    KnockoutBracket four = KnockoutBracket.of(4);
    assertThatThrownBy(() -> four.next(List.of(1, 4)))
        .hasMessage("one of 1 and 4 goes on, not [1, 4]");
    assertThatThrownBy(() -> four.next(List.of(1))).hasMessage("2 winners are expected, not 1");
    assertThatThrownBy(() -> KnockoutBracket.of(1).next(List.of()))
        .hasMessageContaining("expected");
  }
}
