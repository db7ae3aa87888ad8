package org.jadoube.tournament.pairing.why;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Colour;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.made.MadeSwiss;
import org.jadoube.tournament.made.Plan;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.SmallTournaments;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.pairing.why.Why.Alternative;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class WhyTest {
  private static final Plan PLAN = new Plan(11, 5, DutchEdition.OF_2026, 0, 10, false);
  private static final Why.Extent ALL = new Why.Extent(20, 20);

  private static SwissQuestion question(Tournament tournament, int round) {
    return ((RoundQuestion.Ready) RoundQuestion.of(tournament, round)).question();
  }

  private static SwissAnswer.Paired paired(SwissQuestion question) {
    return (SwissAnswer.Paired) Swiss.answer(question);
  }

  @Test
  void in_the_first_round_the_order_of_generation_speaks_against_all_others() {
    SwissQuestion question = question(MadeSwiss.of(PLAN, new Random(1)), 1);

    Why why = Why.of(question, paired(question), 2, ALL);

    assertThat(why.opponent()).isEqualTo(OptionalInt.of(7));
    assertThat(why.alternatives()).contains(new Alternative(6, new Against.Later()));
  }

  @Test
  void whom_one_has_met_is_told_with_the_round() {
    Tournament tournament = MadeSwiss.of(PLAN, new Random(1));
    SwissQuestion question = question(tournament, 2);
    SwissAnswer.Paired paired = paired(question);
    List<Alternative> all =
        question.present().stream()
            .flatMap(each -> Why.of(question, paired, each.number(), ALL).alternatives().stream())
            .toList();

    assertThat(all).extracting(Alternative::against).contains(new Against.Met(1));
  }

  @Test
  void a_worse_round_fails_its_criterion_more() {
    for (int seed = 0; seed < 20; seed++) {
      Tournament tournament = MadeSwiss.of(PLAN, new Random(seed));
      for (int round = 1; round <= tournament.rounds().size(); round++) {
        SwissQuestion question = question(tournament, round);
        for (Contender contender : question.present()) {
          Why why = Why.of(question, paired(question), contender.number(), ALL);
          assertThat(why.within()).contains(contender.number());
          why.alternatives().forEach(WhyTest::isReasonable);
        }
      }
    }
  }

  private static Contender team(int number, int tenths) {
    return new Contender(number, number, tenths, true, List.of(PastRound.unplayed(Floating.NONE)));
  }

  /// 1 and 2 have won; if one of them met another team, two would have to come up to them (C4).
  @Test
  void teams_are_told_of_those_nearby_whatever_their_bracket() {
    UpfloatSystem teams = new UpfloatSystem(UpfloatEdition.TEAMS_OF_2026, ColourPreferences.TYPE_A);
    SwissQuestion question =
        new SwissQuestion(
            teams,
            2,
            7,
            20,
            Colour.WHITE,
            List.of(team(1, 20), team(2, 20), team(3, 0), team(4, 0)),
            Set.of());

    Why why = Why.of(question, paired(question), 1, ALL);

    assertThat(why.opponent()).isEqualTo(OptionalInt.of(2));
    assertThat(why.alternatives()).extracting(Alternative::number).containsExactly(3, 4);
    assertThat(why.alternatives())
        .allSatisfy(each -> {
          assertThat(each.against())
              .isInstanceOfSatisfying(
                  Against.Worse.class,
                  worse -> {
                    assertThat(worse.with().count()).isEqualTo(2);
                    assertThat(worse.without().count()).isZero();
                  });
          assertThat(each.against().article(teams)).contains("C4");
        });
  }

  @ParameterizedTest
  @EnumSource
  void a_worse_round_of_a_system_that_fills_brackets_from_below_fails_more(UpfloatEdition edition) {
    ColourPreferences preferences =
        edition == UpfloatEdition.DOUBLE_OF_2026
            ? ColourPreferences.NONE
            : ColourPreferences.TYPE_B;
    RandomGenerator random = Seeded.random(7);
    for (int tried = 0; tried < 15; tried++) {
      SmallTournaments.play(
          random,
          new UpfloatSystem(edition, preferences),
          9,
          question -> {
            if (Swiss.answer(question) instanceof SwissAnswer.Paired paired) {
              for (Contender contender : question.present()) {
                Why why = Why.of(question, paired, contender.number(), ALL);
                assertThat(why.alternatives())
                    .hasSize(question.present().size() - (why.opponent().isPresent() ? 2 : 1));
                why.alternatives().forEach(WhyTest::isReasonable);
              }
            }
          });
    }
  }

  private static void isReasonable(Alternative alternative) {
    if (alternative.against() instanceof Against.Worse(int _, var with, var without)) {
      assertThat(with).isGreaterThan(without);
    }
  }
}
