package org.jadoube.tournament.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Colour;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.RoundReview.Fault;
import org.jadoube.tournament.pairing.RoundReview.Kind;
import org.jadoube.tournament.pairing.SwissAnswer.Paired;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.swiss.SmallTournaments;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.table.Pair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ReviewTest {
  private static final PastRound WHITE = PastRound.game(99, Colour.WHITE, Floating.NONE);
  private static final PastRound BLACK = PastRound.game(98, Colour.BLACK, Floating.NONE);

  private static Contender player(int number, int tenths, PastRound... past) {
    return new Contender(number, number, tenths, true, List.of(past));
  }

  private static SwissQuestion second(Contender... present) {
    return new SwissQuestion(
        DutchEdition.OF_2026, 2, 5, 10, Colour.WHITE, List.of(present), Collections.emptySet());
  }

  private static Paired paired(OptionalInt bye, Pair... pairs) {
    return new Paired(List.of(pairs), bye);
  }

  private static List<BracketReview> brackets(RoundReview review) {
    return switch (review) {
      case RoundReview.Legal(var brackets, _) -> brackets;
      case RoundReview.Illegal illegal -> throw new AssertionError(illegal);
    };
  }

  /// 1 and 2 are due the same colour, as are 3 and 4.
  private static final SwissQuestion COLOURS =
      second(
          player(1, 10, WHITE), player(2, 10, WHITE), player(3, 10, BLACK), player(4, 10, BLACK));

  @Test
  void the_first_worse_criterion_is_named_with_its_article() {
    List<BracketReview> reviews =
        brackets(
            Swiss.review(COLOURS, paired(OptionalInt.empty(), new Pair(2, 1), new Pair(3, 4))));

    assertThat(reviews.getFirst().isSame()).isFalse();
    assertThat(reviews.getFirst().worse())
        .hasValueSatisfying(failure -> {
          assertThat(failure.provision().criterion()).isEqualTo(Criterion.COLOUR_PREFERENCE);
          assertThat(failure.provision().number()).isEqualTo(12);
          assertThat(failure.provision().article()).isEqualTo("2.4.7");
          assertThat(failure.count()).isEqualTo(2);
        });
  }

  @Test
  void where_no_criterion_is_worse_the_order_decides() {
    BracketReview review =
        brackets(Swiss.review(COLOURS, paired(OptionalInt.empty(), new Pair(4, 1), new Pair(3, 2))))
            .getFirst();

    assertThat(review.isSame()).isFalse();
    assertThat(review.worse()).isEmpty();
  }

  @Test
  void wrong_colours_are_told_apart_from_wrong_pairs() {
    RoundReview review =
        Swiss.review(COLOURS, paired(OptionalInt.empty(), new Pair(1, 3), new Pair(4, 2)));

    assertThat(brackets(review)).allMatch(BracketReview::isSame);
    assertThat(review)
        .isInstanceOfSatisfying(
            RoundReview.Legal.class,
            legal -> assertThat(legal.colours()).containsExactly(new Pair(3, 1)));
  }

  @Test
  void a_bye_for_too_high_a_score_fails_c5() {
    SwissQuestion question = second(player(1, 10, WHITE), player(2, 5, WHITE), player(3, 0, BLACK));
    BracketReview review =
        brackets(Swiss.review(question, paired(OptionalInt.of(2), new Pair(3, 1)))).getFirst();

    assertThat(review.worse())
        .hasValueSatisfying(failure -> {
          assertThat(failure.provision().number()).isEqualTo(5);
          assertThat(failure.tenths()).containsExactly(5);
        });
  }

  @Test
  void what_is_illegal_is_named() {
    Contender barred = new Contender(3, 3, 0, false, List.of(BLACK));
    Contender met = player(2, 10, PastRound.game(1, Colour.BLACK, Floating.NONE));
    SwissQuestion question =
        second(player(1, 10, PastRound.game(2, Colour.WHITE, Floating.NONE)), met, barred);

    assertThat(Swiss.review(question, paired(OptionalInt.of(3), new Pair(2, 1))))
        .isEqualTo(
            new RoundReview.Illegal(
                List.of(
                    new Fault(Kind.APART, List.of(2, 1)), new Fault(Kind.BYE_BARRED, List.of(3)))));
    assertThat(Swiss.review(question, paired(OptionalInt.of(2), new Pair(2, 7))))
        .isEqualTo(
            new RoundReview.Illegal(
                List.of(
                    new Fault(Kind.NOT_PRESENT, List.of(7)),
                    new Fault(Kind.PAIRED_TWICE, List.of(2)),
                    new Fault(Kind.NOT_PAIRED, List.of(1)),
                    new Fault(Kind.NOT_PAIRED, List.of(3)))));
  }

  @ParameterizedTest
  @EnumSource
  void an_answer_is_reviewed_as_the_same_and_nothing_legal_is_better(DutchEdition edition) {
    RandomGenerator random = Seeded.random(21);
    for (int tried = 0; tried < 60; tried++) {
      SmallTournaments.play(
          random,
          edition,
          16,
          question -> {
            if (Swiss.answer(question) instanceof Paired best) {
              assertThat(brackets(Swiss.review(question, best))).allMatch(BracketReview::isSame);
              assertThat(brackets(Swiss.review(question, best)))
                  .allMatch(bracket -> bracket.worse().isEmpty());
              notBetter(question, shuffled(best, random));
            }
          });
    }
  }

  private static void notBetter(SwissQuestion question, Paired other) {
    if (Swiss.review(question, other) instanceof RoundReview.Legal(var brackets, _)) {
      for (BracketReview bracket : brackets) {
        bracket
            .worse()
            .ifPresent(failure -> {
              int at = bracket.given().failures().indexOf(failure);
              assertThat(failure).isGreaterThan(bracket.best().failures().get(at));
            });
        if (!bracket.isSame()) {
          return;
        }
      }
    }
  }

  /// Two Blacks change places.
  private static Paired shuffled(Paired answer, RandomGenerator random) {
    List<Pair> pairs = new ArrayList<>(answer.pairs());
    if (pairs.size() > 1) {
      int one = random.nextInt(pairs.size());
      int other = (one + 1) % pairs.size();
      Pair first = pairs.get(one);
      Pair second = pairs.get(other);
      pairs.set(one, new Pair(first.white(), second.black()));
      pairs.set(other, new Pair(second.white(), first.black()));
    }
    return new Paired(pairs, answer.bye());
  }
}
