package org.jadoube.tournament.pairing.upfloat;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.ColourPreference.Strength;
import org.jadoube.tournament.pairing.ColourRule;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.ReturnGames;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.SwissSystem;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.field.Played;
import org.jadoube.tournament.pairing.swiss.RecordedRounds;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.table.Pair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Worked examples for C.04.6 and C.04.5.
final class UpfloatTest {
  private static final UpfloatSystem TEAMS =
      new UpfloatSystem(UpfloatEdition.TEAMS_OF_2026, ColourPreferences.TYPE_A);
  private static final UpfloatSystem DOUBLE =
      new UpfloatSystem(UpfloatEdition.DOUBLE_OF_2026, ColourPreferences.NONE);

  /// A team with its matches: a letter for each one that was played, `-` for one that was not.
  private static Contender team(int number, int tenths, String colours) {
    return team(number, tenths, 0, colours);
  }

  private static Contender team(int number, int tenths, int secondary, String colours) {
    return new Contender(number, number, tenths, secondary, true, past(colours));
  }

  private static List<PastRound> past(String colours) {
    return colours
        .chars()
        .mapToObj(letter ->
            letter == '-'
                ? PastRound.unplayed(Floating.NONE)
                : PastRound.game(900, letter == 'W' ? Colour.WHITE : Colour.BLACK, Floating.NONE))
        .toList();
  }

  private static SwissQuestion question(
      SwissSystem system, Set<Pair> apart, List<Contender> present) {
    int round = present.getFirst().past().size() + 1;
    return new SwissQuestion(system, round, round + 5, 20, Colour.WHITE, present, apart);
  }

  private static Set<String> paired(SwissSystem system, Set<Pair> apart, List<Contender> present) {
    return RecordedRounds.said(Swiss.answer(question(system, apart, present)));
  }

  /// 3.5.4: three come up to three teams that have met, from 3 points and one from 2½.
  @ParameterizedTest
  @CsvSource({
    "0, 0, 2 6 1",
    "0, 1, 2 6 3",
    "0, 3, 2 6 5",
    "6, 0, 2 8 1",
    "6, 1, 2 8 3",
    "6, 3, 2 8 5",
    "2, 0, 6 8 1",
    "2, 1, 6 8 3",
    "2, 3, 6 8 5"
  })
  void sets_of_upfloaters_are_tried_by_number(int high, int low, String first) {
    List<Contender> present = new ArrayList<>();
    Set<Pair> apart = new HashSet<>();
    for (int top : List.of(11, 12, 13)) {
      present.add(team(top, 40, ""));
      apart.add(new Pair(top, high == 0 ? 900 : high));
    }
    apart.addAll(List.of(new Pair(11, 12), new Pair(11, 13), new Pair(12, 13)));
    List.of(2, 6, 8).forEach(each -> present.add(team(each, 30, "")));
    List.of(1, 3, 5).forEach(each -> present.add(team(each, 25, "")));
    present.add(team(20, 0, ""));
    List.of(2, 6, 8).forEach(each -> apart.add(new Pair(11, each)));
    List.of(1, 3).stream()
        .filter(each -> each <= low)
        .forEach(each -> apart.add(new Pair(11, each)));
    apart.add(new Pair(11, 20));

    Set<Integer> upfloaters = new HashSet<>();
    for (Pair pair : pairs(Swiss.answer(question(TEAMS, apart, present)))) {
      for (Pair each : List.of(pair, pair.reversed())) {
        if (Set.of(11, 12, 13).contains(each.white())) {
          upfloaters.add(each.black());
        }
      }
    }
    assertThat(upfloaters)
        .containsExactlyInAnyOrderElementsOf(
            List.of(first.split(" ")).stream().map(Integer::valueOf).toList());
  }

  private static List<Pair> pairs(SwissAnswer answer) {
    return ((SwissAnswer.Paired) answer).pairs();
  }

  /// 3.6: pairs in the order of their identifier, 4 6 9 11 8 16 10 24.
  @Test
  void pairs_are_named_by_their_smaller_numbers() {
    List<Integer> numbers = List.of(4, 6, 8, 9, 10, 11, 16, 24);
    Set<Pair> wanted = Set.of(new Pair(11, 24), new Pair(6, 16), new Pair(9, 10), new Pair(4, 8));
    Set<Pair> apart = new HashSet<>();
    for (int one : numbers) {
      numbers.stream()
          .filter(other -> one < other && !wanted.contains(new Pair(one, other)))
          .forEach(other -> apart.add(new Pair(one, other)));
    }
    List<Contender> present = numbers.stream().map(each -> team(each, 0, "")).toList();

    assertThat(
            pairs(Swiss.answer(question(TEAMS, apart, present))).stream()
                .map(pair -> Math.min(pair.white(), pair.black())))
        .containsExactly(4, 6, 9, 11);
  }

  @Test
  void the_upper_half_meets_the_lower_and_the_last_has_the_bye() {
    List<Contender> seven =
        IntStream.rangeClosed(1, 7).mapToObj(each -> team(each, 0, "")).toList();

    assertThat(paired(TEAMS, Set.of(), seven))
        .containsExactlyInAnyOrder("1-4", "5-2", "3-6", "7 bye");
    assertThat(paired(DOUBLE, Set.of(), seven))
        .containsExactlyInAnyOrder("1-4", "5-2", "3-6", "7 bye");
  }

  /// 3.4: the lowest score, then most matches played, then the largest number.
  @Test
  void the_bye_goes_to_the_lowest_who_has_played_most() {
    List<Contender> five =
        List.of(
            team(1, 20, "W"), team(2, 0, "W"), team(3, 0, "B"), team(4, 0, "-"), team(5, 20, "B"));

    assertThat(paired(TEAMS, Set.of(), five)).contains("3 bye");
  }

  /// 1.7, line by line; `!` is strong, and the last column is the last round.
  @ParameterizedTest
  @CsvSource({
    "BB, W, W!, W!",
    "WBB, W, W!, W!",
    "WWBB, W, W!, W!",
    "BBWBB, W, W!, W!",
    "WW, B, B!, B!",
    "BBWW, B, B!, B!",
    "WWBWW, B, B!, B!",
    "B, '', W, W",
    "BWB, '', W, W",
    "BBW, '', W, W",
    "BBBWW, '', W, W",
    "W, '', B, B",
    "WB, '', W, ''",
    "BW, '', B, ''",
    "'', '', '', ''"
  })
  void teams_prefer_colours_by_difference_and_last_two(
      String colours, String typeA, String typeB, String lastRound) {
    assertThat(wish(colours, ColourPreferences.TYPE_A, false)).isEqualTo(typeA);
    assertThat(wish(colours, ColourPreferences.TYPE_A, true)).isEqualTo(typeA);
    assertThat(wish(colours, ColourPreferences.TYPE_B, false)).isEqualTo(typeB);
    assertThat(wish(colours, ColourPreferences.TYPE_B, true)).isEqualTo(lastRound);
    assertThat(wish(colours, ColourPreferences.NONE, false)).isEmpty();
  }

  private static String wish(String colours, ColourPreferences preferences, boolean last) {
    Wish wish = Wish.of(Played.of(past(colours)), preferences, last);
    return wish.colour().map(colour -> colour == Colour.WHITE ? "W" : "B").orElse("")
        + (wish.strong() ? "!" : "");
  }

  /// 4.3, and before it who is the first-team (4.2); 1 and 2 meet.
  @ParameterizedTest
  @CsvSource({
    "A, '', 0, '', 0, 1-2, 4.3.1, INITIAL_COLOUR, both new: odd numbers have what was drawn",
    "A, WW-, 0, W--, 0, 2-1, 4.3.2, ONE_PREFERENCE, only one has a preference",
    "A, WW-, 0, BB-, 0, 2-1, 4.3.3, BOTH_PREFERENCES, opposite ones",
    "B, B--, 0, BB-, 0, 2-1, 4.3.4, STRONGER_PREFERENCE, only one is strong",
    "A, WB-, 0, W--, 0, 1-2, 4.3.5, LOWER_DIFFERENCE, the lower difference",
    "A, WB, 0, BW, 0, 1-2, 4.3.6, ALTERNATION, the latest difference",
    "B, BW, 0, -W, 0, 1-2, 4.3.5, LOWER_DIFFERENCE, the lower among equal preferences",
    "B, BWBW, 0, BWBW, 0, 2-1, 4.3.7, HIGHER_RANKED, the preference of the first",
    "B, BWBW, 0, BWBW, 5, 1-2, 4.3.7, HIGHER_RANKED, the first by secondary points",
    "A, BW, 0, BW, 0, 2-1, 4.3.8, HIGHER_ALTERNATES, alternates the first",
    "A, --, 0, BW, 0, 1-2, 4.3.9, LOWER_ALTERNATES, alternates the other if the first is new"
  })
  void colours_follow_the_rules_in_their_order(
      String type,
      String one,
      int secondary1,
      String other,
      int secondary2,
      String pair,
      String article,
      ColourRule rule,
      String as) {
    UpfloatSystem system =
        new UpfloatSystem(
            UpfloatEdition.TEAMS_OF_2026,
            type.equals("A") ? ColourPreferences.TYPE_A : ColourPreferences.TYPE_B);

    SwissQuestion question =
        question(
            system, Set.of(), List.of(team(1, 0, secondary1, one), team(2, 0, secondary2, other)));
    ColourAllocation colours = Swiss.allocation(question, 1, 2).orElseThrow();

    assertThat(RecordedRounds.said(Swiss.answer(question))).as(as).containsExactly(pair);
    assertThat(colours.pair()).hasToString(pair);
    assertThat(colours.rule()).isEqualTo(rule);
    assertThat(colours.article()).isEqualTo(article);
  }

  @Test
  void what_teams_prefer_is_told_with_their_colours() {
    SwissQuestion ofTypeA =
        question(TEAMS, Set.of(), List.of(team(1, 0, "WWB"), team(2, 0, "BWW")));
    SwissQuestion ofTypeB =
        question(
            new UpfloatSystem(UpfloatEdition.TEAMS_OF_2026, ColourPreferences.TYPE_B),
            Set.of(),
            List.of(team(1, 0, "WWB"), team(2, 0, "BWW")));

    assertThat(Swiss.allocation(ofTypeA, 1, 2).map(ColourAllocation::black))
        .contains(new ColourPreference(Optional.of(Colour.BLACK), Strength.UNGRADED, 1));
    assertThat(Swiss.allocation(ofTypeA, 1, 2).map(ColourAllocation::white))
        .contains(new ColourPreference(Optional.empty(), Strength.NONE, 1));
    assertThat(Swiss.allocation(ofTypeB, 1, 2).map(ColourAllocation::black))
        .contains(new ColourPreference(Optional.of(Colour.BLACK), Strength.STRONG, 1));
    assertThat(Swiss.allocation(ofTypeB, 1, 2).map(ColourAllocation::white))
        .contains(new ColourPreference(Optional.of(Colour.BLACK), Strength.MILD, 1));
  }

  /// The text of 2024 ends before the last rule, which decides there all the same.
  @Test
  void a_rule_that_a_text_does_not_have_is_not_cited() {
    UpfloatSystem older = new UpfloatSystem(UpfloatEdition.TEAMS_OF_2024, ColourPreferences.TYPE_A);
    SwissQuestion question = question(older, Set.of(), List.of(team(1, 0, "--"), team(2, 0, "BW")));

    assertThat(Swiss.allocation(question, 1, 2).map(ColourAllocation::article)).contains("4.3");
    assertThat(paired(older, Set.of(), question.present())).containsExactly("1-2");
  }

  /// C.04.5 4.3, rule by rule; 1 and 2 meet.
  @ParameterizedTest
  @CsvSource({
    "'', '', 1-2, 4.3.1, INITIAL_COLOUR",
    "WB, -B, 2-1, 4.3.2, FEWER_WHITES",
    "WB, BW, 1-2, 4.3.3, ALTERNATION",
    "BW, BW, 2-1, 4.3.4, HIGHER_ALTERNATES",
    "-, B, 2-1, 4.3.5, LOWER_ALTERNATES"
  })
  void in_a_double_swiss_colours_follow_their_own_rules(
      String one, String other, String pair, String article, ColourRule rule) {
    SwissQuestion question =
        question(DOUBLE, Set.of(), List.of(team(1, 0, one), team(2, 0, other)));
    ColourAllocation colours = Swiss.allocation(question, 2, 1).orElseThrow();

    assertThat(RecordedRounds.said(Swiss.answer(question))).containsExactly(pair);
    assertThat(colours.pair()).hasToString(pair);
    assertThat(colours.rule()).isEqualTo(rule);
    assertThat(colours.article()).isEqualTo(article);
  }

  /// C.04.5 4.4.
  @Test
  void the_second_game_of_a_match_has_the_other_colours() {
    List<Contender> four = IntStream.rangeClosed(1, 4).mapToObj(each -> team(each, 0, "")).toList();
    SwissQuestion second =
        question(DOUBLE, Set.of(), four)
            .with(new ReturnGames(List.of(new Pair(3, 1), new Pair(2, 4))), four);

    ColourAllocation colours = Swiss.allocation(second, 1, 3).orElseThrow();
    assertThat(colours.pair()).hasToString("3-1");
    assertThat(colours.rule()).isEqualTo(ColourRule.SECOND_GAME);
    assertThat(colours.article()).isEqualTo("4.4");
    assertThat(Swiss.allocation(second, 1, 2)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "2024-07-31, TEAMS_OF_2024",
    "2026-01-31, TEAMS_OF_2024",
    "2026-02-01, TEAMS_OF_2026"
  })
  void the_edition_follows_from_the_day(LocalDate day, UpfloatEdition edition) {
    assertThat(UpfloatEdition.ofTeamsOn(Optional.of(day))).isEqualTo(edition);
    assertThat(UpfloatEdition.ofTeamsOn(Optional.empty())).isEqualTo(UpfloatEdition.TEAMS_OF_2026);
  }

  @Test
  void floats_count_until_two_rounds_before_the_end_or_one() {
    assertThat(UpfloatEdition.TEAMS_OF_2026.countsFloats(5, 7)).isTrue();
    assertThat(UpfloatEdition.TEAMS_OF_2026.countsFloats(6, 7)).isFalse();
    assertThat(UpfloatEdition.DOUBLE_OF_2026.countsFloats(6, 7)).isTrue();
    assertThat(UpfloatEdition.DOUBLE_OF_2026.countsFloats(7, 7)).isFalse();
  }

  @Test
  void a_round_without_a_legal_pairing_is_left_to_the_chief_arbiter() {
    SwissAnswer answer =
        Swiss.answer(
            question(TEAMS, Set.of(new Pair(2, 1)), List.of(team(1, 0, ""), team(2, 0, ""))));

    assertThat(((SwissAnswer.Impossible) answer).sentence())
        .isEqualTo(
            "Not all can be paired by the Swiss Team System of 2026 (C.04.6), type A (C3); the Chief"
                + " Arbiter decides (3.3.3).");
  }

  @Test
  void a_review_names_the_first_criterion_that_is_worse() {
    List<Contender> four =
        List.of(team(1, 20, "WW"), team(2, 20, "WW"), team(3, 20, "BB"), team(4, 20, "BB"));
    SwissQuestion question = question(TEAMS, Set.of(), four);
    SwissAnswer.Paired given =
        new SwissAnswer.Paired(List.of(new Pair(2, 1), new Pair(3, 4)), OptionalInt.empty());

    BracketReview bracket =
        ((RoundReview.Legal) Swiss.review(question, given)).brackets().getFirst();
    assertThat(bracket.worse().orElseThrow().provision().citation()).isEqualTo("C8, C.04.6");
    assertThat(bracket.worse().orElseThrow().count()).isEqualTo(2);
  }

  /// 3.5.4 and 3.5.5: 3 comes up before 4, although 1 and 4 want different colours, as 1 and 3 do
  /// not.
  @Test
  void upfloaters_are_chosen_before_their_colours_are_looked_at() {
    List<Contender> four =
        List.of(team(1, 20, "WW"), team(3, 10, "WW"), team(4, 10, "BB"), team(5, 10, "BB"));
    SwissQuestion question = question(TEAMS, Set.of(), four);
    SwissAnswer.Paired given =
        new SwissAnswer.Paired(List.of(new Pair(4, 1), new Pair(5, 3)), OptionalInt.empty());

    assertThat(RecordedRounds.said(Swiss.answer(question))).containsExactly("3-1", "4-5");
    BracketReview bracket =
        ((RoundReview.Legal) Swiss.review(question, given)).brackets().getFirst();
    assertThat(bracket.isSame()).isFalse();
    assertThat(bracket.worse()).isEmpty();
  }

  @Test
  void a_later_choice_of_upfloaters_is_not_blamed_for_its_colours() {
    List<Contender> four =
        List.of(team(1, 20, "WW"), team(3, 10, "BB"), team(4, 10, "WW"), team(5, 10, "BB"));
    SwissQuestion question = question(TEAMS, Set.of(), four);
    SwissAnswer.Paired given =
        new SwissAnswer.Paired(List.of(new Pair(4, 1), new Pair(3, 5)), OptionalInt.empty());

    assertThat(RecordedRounds.said(Swiss.answer(question))).containsExactly("3-1", "5-4");
    assertThat(((RoundReview.Legal) Swiss.review(question, given)).brackets().getFirst().worse())
        .isEmpty();
  }

  @Test
  void a_review_says_that_the_bye_is_another_ones() {
    List<Contender> three = List.of(team(1, 20, "W"), team(2, 10, "B"), team(3, 0, "B"));
    RoundReview review =
        Swiss.review(
            question(TEAMS, Set.of(), three),
            new SwissAnswer.Paired(List.of(new Pair(3, 1)), OptionalInt.of(2)));

    BracketReview bye = ((RoundReview.Legal) review).brackets().getFirst();
    assertThat(bye.isSame()).isFalse();
    assertThat(bye.worse().orElseThrow().provision().citation()).isEqualTo("3.4");
  }
}
