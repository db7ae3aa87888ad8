package org.jadoube.tournament.pairing.why;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.made.MadeSwiss;
import org.jadoube.tournament.made.Plan;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.pairing.why.Why.Alternative;
import org.junit.jupiter.api.Test;

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
          assertThat(why.bracket()).contains(contender.number());
          why.alternatives().forEach(WhyTest::isReasonable);
        }
      }
    }
  }

  private static void isReasonable(Alternative alternative) {
    if (alternative.against() instanceof Against.Worse(int _, var with, var without)) {
      assertThat(with).isGreaterThan(without);
    }
  }
}
