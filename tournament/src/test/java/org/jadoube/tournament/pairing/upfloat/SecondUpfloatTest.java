package org.jadoube.tournament.pairing.upfloat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.testing.LongRun;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.swiss.RecordedRounds;
import org.jadoube.tournament.pairing.swiss.SmallTournaments;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Held against the text taken literally, in small random tournaments.
final class SecondUpfloatTest {
  private static final int TOURNAMENTS = LongRun.isOfAll() ? 20_000 : 400;
  private static final int MOST_PLAYERS = 9;

  static Stream<UpfloatSystem> systems() {
    return Stream.of(
        new UpfloatSystem(UpfloatEdition.TEAMS_OF_2024, ColourPreferences.TYPE_A),
        new UpfloatSystem(UpfloatEdition.TEAMS_OF_2024, ColourPreferences.TYPE_B),
        new UpfloatSystem(UpfloatEdition.TEAMS_OF_2026, ColourPreferences.NONE),
        new UpfloatSystem(UpfloatEdition.TEAMS_OF_2026, ColourPreferences.TYPE_A),
        new UpfloatSystem(UpfloatEdition.TEAMS_OF_2026, ColourPreferences.TYPE_B),
        new UpfloatSystem(UpfloatEdition.DOUBLE_OF_2026, ColourPreferences.NONE));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void the_first_of_the_best_sets_and_pairings_is_found(UpfloatSystem system) {
    RandomGenerator random = Seeded.random(17);
    for (int tried = 0; tried < TOURNAMENTS; tried++) {
      SmallTournaments.play(random, system, MOST_PLAYERS, SecondUpfloatTest::check);
    }
  }

  private static void check(SwissQuestion question) {
    SwissAnswer answer = Swiss.answer(question);
    assertThat(RecordedRounds.said(answer))
        .as("%s", question)
        .isEqualTo(LiteralUpfloat.paired(question));
    if (answer instanceof SwissAnswer.Paired paired) {
      assertThat(brackets(Swiss.review(question, paired))).allMatch(BracketReview::isSame);
    }
  }

  private static List<BracketReview> brackets(RoundReview review) {
    return switch (review) {
      case RoundReview.Legal(var brackets, var colours) -> {
        assertThat(colours).isEmpty();
        yield brackets;
      }
      case RoundReview.Illegal(var faults) -> throw new AssertionError(faults);
    };
  }
}
