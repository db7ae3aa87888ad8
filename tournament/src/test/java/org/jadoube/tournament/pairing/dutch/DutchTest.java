package org.jadoube.tournament.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.tournament.pairing.swiss.RecordedRounds.paired;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.swiss.RecordedRounds;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.table.Pair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Published and worked examples.
final class DutchTest {
  @ParameterizedTest
  @EnumSource
  void the_upper_half_meets_the_lower_in_the_first_round(DutchEdition edition) {
    assertThat(RecordedRounds.said(Swiss.answer(first(edition, 7, Set.of()))))
        .containsExactlyInAnyOrder("1-4", "5-2", "3-6", "7 bye");
  }

  @Test
  void who_must_not_meet_does_not() {
    assertThat(
            RecordedRounds.said(
                Swiss.answer(first(DutchEdition.OF_2026, 4, Set.of(new Pair(3, 1))))))
        .containsExactlyInAnyOrder("1-4", "3-2");
  }

  @Test
  void a_round_without_a_legal_pairing_is_not_paired() {
    SwissQuestion question =
        first(DutchEdition.OF_2026, 4, Set.of(new Pair(1, 2), new Pair(1, 3), new Pair(4, 1)));

    assertThat(Swiss.answer(question)).isEqualTo(new SwissAnswer.Impossible(DutchEdition.OF_2026));
  }

  private static SwissQuestion first(DutchEdition edition, int players, Set<Pair> apart) {
    List<Contender> all =
        IntStream.rangeClosed(1, players)
            .mapToObj(number -> new Contender(number, number, 0, true, List.of()))
            .toList();
    return new SwissQuestion(edition, 1, 5, 10, Colour.WHITE, all, apart);
  }

  @Test
  void the_bye_goes_to_the_lowest_score_that_can_have_it() {
    Tournament tournament =
        RecordedRounds.of(
            "142 3\n152 W\n192 FIDE_DUTCH_2026",
            """
            4w1 2b1
            5b1 1w0
            6w1 4b1
            1b0 3w0 Z
            2w0 6b1
            3b0 5w0
            """);

    assertThat(paired(tournament, 3)).containsExactlyInAnyOrder("1-5", "3-2", "6 bye");
  }

  @Test
  void among_them_it_goes_to_the_one_with_the_fewest_unplayed_games() {
    Tournament tournament =
        RecordedRounds.of(
            "142 3\n152 W\n192 FIDE_DUTCH_2026",
            """
            3w1
            4b1
            1b0
            2w0
            Z
            """);

    assertThat(paired(tournament, 2)).containsExactlyInAnyOrder("2-1", "3-5", "4 bye");
  }

  /// A program of renown gives 3 a second bye here.
  @Test
  void nobody_gets_a_second_bye() {
    Tournament tournament =
        RecordedRounds.of(
            "142 9\n152 W\n192 FIDE_DUTCH_2026",
            """
            6w0 10b= U H 7w0 H
            7b= 5w0 10w0 Z 3b= U
            8w0 U 5b0 Z 2w= 6b0
            9b1 Z 7w1 H 5b= 8w0 H
            10w= 2b1 3w1 8b1 4w= 9b=
            1b1 8w0 Z 10b1 Z 3w1 H
            2w= H 4b0 9w0 1b1 10b1
            3b1 6b1 H 5w0 H 4b1
            4w0 H H 7b1 10w1 5w=
            5b= 1w= 2b1 6w0 9b0 7w0 H
            """);

    assertThat(paired(tournament, 7)).containsExactlyInAnyOrder("5-1", "8-2", "3-9", "7 bye");
  }
}
