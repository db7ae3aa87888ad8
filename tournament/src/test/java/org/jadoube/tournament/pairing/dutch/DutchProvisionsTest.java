package org.jadoube.tournament.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.CriterionProvision;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.Failure;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer.Paired;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.swiss.RecordedRounds;
import org.jadoube.tournament.pairing.swiss.SmallTournaments;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.table.Pair;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Provisions of C.04.1 and C.04.3 one by one. [SecondDutchTest] holds all of them together.
final class DutchProvisionsTest {
  private static final int SOMEBODY = 100;
  private static final int TOURNAMENTS = 60;
  private static final int SHUFFLES = 4;

  /// They decide in so few pairings that only [SecondDutchTest] finds them, or, of topscorers, an
  /// example of their own.
  private static final Set<Criterion> RARE =
      Set.of(
          Criterion.NEXT_BRACKET,
          Criterion.COLOUR_DIFFERENCE,
          Criterion.COLOUR_REPETITION,
          Criterion.STRONG_PREFERENCE,
          Criterion.DOWNFLOAT_AGAIN_DIFFERENCES,
          Criterion.UPFLOAT_AGAIN_DIFFERENCES,
          Criterion.DOWNFLOAT_AFTER_TWO_DIFFERENCES,
          Criterion.UPFLOAT_AFTER_TWO_DIFFERENCES);

  /// @param history `W`, `B`, or `u` for a round without a game, each against somebody else
  private static Contender player(int number, int tenths, String history) {
    List<PastRound> past = new ArrayList<>();
    for (int round = 0; round < history.length(); round++) {
      past.add(past(SOMEBODY * number + round, history.charAt(round)));
    }
    return new Contender(number, number, tenths, true, past);
  }

  private static PastRound past(int opponent, char colour) {
    return colour == 'u'
        ? PastRound.unplayed(Floating.NONE)
        : PastRound.game(opponent, colour == 'W' ? Colour.WHITE : Colour.BLACK, Floating.NONE);
  }

  private static Set<String> paired(DutchEdition edition, int rounds, Contender... players) {
    int round = players[0].past().size() + 1;
    return RecordedRounds.said(
        Swiss.answer(
            new SwissQuestion(
                edition, round, rounds, 10, Colour.WHITE, List.of(players), Set.of())));
  }

  @ParameterizedTest
  @EnumSource
  void equal_scores_meet(DutchEdition edition) {
    assertThat(
            paired(
                edition,
                5,
                player(1, 10, "W"),
                player(2, 0, "W"),
                player(3, 10, "B"),
                player(4, 0, "B")))
        .containsExactlyInAnyOrder("3-1", "4-2");
  }

  @ParameterizedTest
  @EnumSource
  void two_who_have_met_do_not_meet_again(DutchEdition edition) {
    Contender first = new Contender(1, 1, 10, true, List.of(past(2, 'W')));
    Contender second = new Contender(2, 2, 10, true, List.of(past(1, 'B')));

    assertThat(paired(edition, 5, first, second, player(3, 0, "W"), player(4, 0, "B")))
        .containsExactlyInAnyOrder("4-1", "2-3");
  }

  /// 1 and 2 are both due Black after two Whites: only as topscorers of the last round may they
  /// meet.
  @ParameterizedTest
  @EnumSource
  void two_who_need_the_same_colour_do_not_meet(DutchEdition edition) {
    Contender[] players = {
      player(1, 20, "WW"), player(2, 20, "WW"), player(3, 0, "BW"), player(4, 0, "WB")
    };

    assertThat(paired(edition, 5, players)).containsExactlyInAnyOrder("3-1", "4-2");
    assertThat(paired(edition, 3, players)).containsExactlyInAnyOrder("2-1", "4-3");
  }

  /// White comes first in what is expected; 5.2.2 is about topscorers in its second row.
  @ParameterizedTest
  @CsvSource({
    "W, B, 9, 2-1, 5.2.1",
    "W, u, 9, 2-1, 5.2.1",
    "BW, uW, 9, 1-2, 5.2.2",
    "BWW, WWW, 4, 1-2, 5.2.2",
    "BWBW, WBBW, 9, 2-1, 5.2.3",
    "WBBW, BWBW, 9, 1-2, 5.2.3",
    "BW, BW, 9, 2-1, 5.2.4",
    "WB, WB, 9, 1-2, 5.2.4"
  })
  void colours_are_given_by_the_first_rule_that_decides(
      String first, String second, int rounds, String pair, String article) {
    int most = 10 * first.length();
    for (DutchEdition edition : DutchEdition.values()) {
      assertThat(paired(edition, rounds, player(1, most, first), player(2, most, second)))
          .as(article)
          .containsExactly(pair);
    }
  }

  /// 5.2.5: whoever has not arrived has no number yet.
  @ParameterizedTest
  @EnumSource
  void without_colours_odd_numbers_have_the_one_that_was_drawn(DutchEdition edition) {
    assertThat(paired(edition, 5, player(1, 0, ""), player(2, 0, ""))).containsExactly("1-2");
    assertThat(
            paired(
                edition,
                5,
                new Contender(3, 2, 0, true, List.of()),
                new Contender(4, 3, 0, true, List.of())))
        .containsExactly("4-3");
  }

  @ParameterizedTest
  @EnumSource
  void rounds_without_a_game_do_not_separate_colours(DutchEdition edition) {
    // White twice running, one before and one after a round without a game.
    assertThat(
            paired(
                edition,
                9,
                player(1, 20, "WuW"),
                player(2, 20, "WuW"),
                player(3, 0, "BuB"),
                player(4, 0, "BuB")))
        .containsExactlyInAnyOrder("3-1", "4-2");
    // The histories are the same, moved to the right.
    assertThat(paired(edition, 9, player(1, 20, "BuW"), player(2, 20, "BWu")))
        .containsExactly("2-1");
  }

  /// Four topscorers in the last round. Those who had White twice meet, as do those who had Black
  /// twice: with a difference of three (C10, before C.8), or of one and for the third time (C11).
  @ParameterizedTest
  @CsvSource({"WW, BB, COLOUR_DIFFERENCE", "BWW, WBB, COLOUR_REPETITION"})
  void topscorers_keep_their_colours_apart_if_they_can(
      String whites, String blacks, Criterion criterion) {
    int most = 10 * whites.length();
    for (DutchEdition edition : DutchEdition.values()) {
      SwissQuestion question =
          new SwissQuestion(
              edition,
              whites.length() + 1,
              whites.length() + 1,
              10,
              Colour.WHITE,
              List.of(
                  player(1, most, whites),
                  player(2, most, whites),
                  player(3, most, blacks),
                  player(4, most, blacks)),
              Set.of());
      assertThat(
              worse(
                  question,
                  new Paired(List.of(new Pair(2, 1), new Pair(4, 3)), OptionalInt.empty())))
          .extracting(CriterionProvision::criterion)
          .containsExactly(criterion);
    }
  }

  /// It is the first that is worse in some other pairing of a random round.
  @ParameterizedTest
  @EnumSource
  void each_common_criterion_decides_somewhere(DutchEdition edition) {
    RandomGenerator random = Seeded.random(5);
    Set<Criterion> wanted = EnumSet.noneOf(Criterion.class);
    edition.provisions().forEach(provision -> wanted.add(provision.criterion()));
    wanted.removeAll(RARE);
    for (int tried = 0; tried < TOURNAMENTS && !wanted.isEmpty(); tried++) {
      SmallTournaments.play(
          random,
          edition,
          14,
          question -> {
            if (Swiss.answer(question) instanceof Paired best && !best.pairs().isEmpty()) {
              for (int shuffle = 0; shuffle < SHUFFLES; shuffle++) {
                worse(question, shuffled(best, random))
                    .forEach(provision -> wanted.remove(provision.criterion()));
              }
            }
          });
    }
    assertThat(wanted).isEqualTo(Collections.emptySet());
  }

  private static List<CriterionProvision> worse(SwissQuestion question, Paired other) {
    return Swiss.review(question, other) instanceof RoundReview.Legal legal
        ? legal.brackets().stream()
            .filter(bracket -> !bracket.isSame())
            .limit(1)
            .flatMap((BracketReview bracket) -> bracket.worse().stream())
            .map(Failure::provision)
            .toList()
        : List.of();
  }

  /// Two players change places, one of whom may have the bye.
  private static Paired shuffled(Paired answer, RandomGenerator random) {
    List<Integer> seats = new ArrayList<>();
    answer.pairs().forEach(pair -> seats.addAll(List.of(pair.white(), pair.black())));
    answer.bye().ifPresent(seats::add);
    Collections.swap(seats, random.nextInt(seats.size()), random.nextInt(seats.size()));
    List<Pair> pairs =
        IntStream.range(0, seats.size() / 2)
            .mapToObj(i -> new Pair(seats.get(2 * i), seats.get(2 * i + 1)))
            .toList();
    return new Paired(
        pairs, answer.bye().isPresent() ? OptionalInt.of(seats.getLast()) : OptionalInt.empty());
  }
}
