package org.jadoube.tournament.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.ColourPreference.Strength;
import org.jadoube.tournament.pairing.ColourRule;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.SwissRule;
import org.jadoube.tournament.pairing.SwissSystem;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.swiss.SmallTournaments;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.table.Pair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Each pair is told by which rule of 5.2 it has its colours.
final class ColourRulesTest {
  private static final int SOMEBODY = 100;
  private static final int TOURNAMENTS = 150;

  /// @param history `W`, `B`, or `u` for a round without a game, each against somebody else
  private static Contender player(int number, String history) {
    List<PastRound> past =
        IntStream.range(0, history.length())
            .mapToObj(i -> past(SOMEBODY * number + i, history.charAt(i)))
            .toList();
    return new Contender(number, number, 0, true, past);
  }

  private static PastRound past(int opponent, char colour) {
    return colour == 'u'
        ? PastRound.unplayed(Floating.NONE)
        : PastRound.game(opponent, colour == 'W' ? Colour.WHITE : Colour.BLACK, Floating.NONE);
  }

  private static SwissQuestion question(SwissSystem system, Colour initial, Contender... players) {
    int round = players[0].past().size() + 1;
    return new SwissQuestion(system, round, 9, 10, initial, List.of(players), Set.of());
  }

  /// For instance `black strong 1`.
  private static String said(ColourPreference preference) {
    String due = preference.due().map(Colour::name).orElse("nothing");
    return (due + " " + preference.strength() + " " + preference.difference())
        .toLowerCase(Locale.ROOT);
  }

  /// 1 is ranked higher. The last two columns are what is due to 1 and to 2.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          W    | B    | 2-1 | BOTH_PREFERENCES    | 5.2.1 | E.1 | black strong 1   | white strong -1
          W    | u    | 2-1 | BOTH_PREFERENCES    | 5.2.1 | E.1 | black strong 1   | nothing none 0
          uu   | WB   | 2-1 | BOTH_PREFERENCES    | 5.2.1 | E.1 | nothing none 0   | white mild 0
          BB   | WB   | 1-2 | STRONGER_PREFERENCE | 5.2.2 | E.2 | white absolute -2| white mild 0
          BW   | uW   | 1-2 | STRONGER_PREFERENCE | 5.2.2 | E.2 | black mild 0     | black strong 1
          BWW  | WBW  | 2-1 | STRONGER_PREFERENCE | 5.2.2 | E.2 | black absolute 1 | black strong 1
          BWW  | WWW  | 1-2 | WIDER_DIFFERENCE    | 5.2.2 | E.2 | black absolute 1 | black absolute 3
          uBB  | WBB  | 1-2 | WIDER_DIFFERENCE    | 5.2.2 | E.2 | white absolute -2| white absolute -1
          BWBW | WBBW | 2-1 | ALTERNATION         | 5.2.3 | E.3 | black mild 0     | black mild 0
          WBBW | BWBW | 1-2 | ALTERNATION         | 5.2.3 | E.3 | black mild 0     | black mild 0
          WBWW | BWWW | 1-2 | ALTERNATION         | 5.2.3 | E.3 | black absolute 2 | black absolute 2
          BW   | BW   | 2-1 | HIGHER_RANKED       | 5.2.4 | E.4 | black mild 0     | black mild 0
          WB   | WB   | 1-2 | HIGHER_RANKED       | 5.2.4 | E.4 | white mild 0     | white mild 0
          uBW  | BuW  | 2-1 | HIGHER_RANKED       | 5.2.4 | E.4 | black mild 0     | black mild 0
          uuB  | BWB  | 1-2 | HIGHER_RANKED       | 5.2.4 | E.4 | white strong -1  | white strong -1
          u    | u    | 1-2 | INITIAL_COLOUR      | 5.2.5 | E.5 | nothing none 0   | nothing none 0
          """)
  void a_pair_has_its_colours_by_the_first_rule_that_decides(
      String first,
      String second,
      String pair,
      ColourRule rule,
      String article,
      String articleOf2017,
      String ours,
      String theirs) {
    for (DutchEdition edition : DutchEdition.values()) {
      ColourAllocation colours =
          Swiss.allocation(
                  question(edition, Colour.WHITE, player(1, first), player(2, second)), 2, 1)
              .orElseThrow();

      assertThat(colours.pair()).hasToString(pair);
      assertThat(colours.rule()).isEqualTo(rule);
      assertThat(colours.higher()).isEqualTo(1);
      assertThat(colours.article())
          .isEqualTo(edition == DutchEdition.OF_2017 ? articleOf2017 : article);
      boolean white = colours.pair().white() == 1;
      assertThat(said(white ? colours.white() : colours.black())).isEqualTo(ours);
      assertThat(said(white ? colours.black() : colours.white())).isEqualTo(theirs);
    }
  }

  /// 5.2.5: an even number has the colour that was not drawn, and whoever has not arrived has none.
  @ParameterizedTest
  @CsvSource({"2, WHITE, 6-4", "2, BLACK, 4-6", "3, WHITE, 4-6", "3, BLACK, 6-4"})
  void the_number_among_those_who_have_arrived_decides_with_the_drawn_colour(
      int place, Colour drawn, String pair) {
    SwissQuestion question =
        question(
            DutchEdition.OF_2026,
            drawn,
            new Contender(4, place, 0, true, List.of()),
            new Contender(6, 5, 0, true, List.of()));

    assertThat(Swiss.allocation(question, 4, 6).map(ColourAllocation::pair))
        .hasToString("Optional[" + pair + "]");
  }

  @Test
  void whoever_is_favoured_gets_what_is_due_to_both() {
    SwissQuestion black =
        question(DutchEdition.OF_2026, Colour.WHITE, player(1, "BW"), player(2, "uW"));
    SwissQuestion white =
        question(DutchEdition.OF_2026, Colour.WHITE, player(1, "BB"), player(2, "WB"));

    assertThat(Swiss.allocation(black, 1, 2).map(ColourAllocation::favoured)).contains(2);
    assertThat(Swiss.allocation(white, 1, 2).map(ColourAllocation::favoured)).contains(1);
  }

  @Test
  void where_there_is_no_such_pair_nothing_is_told() {
    SwissSystem teams = new UpfloatSystem(UpfloatEdition.TEAMS_OF_2026, ColourPreferences.TYPE_A);
    for (SwissSystem system : List.of(DutchEdition.OF_2026, teams)) {
      SwissQuestion question = question(system, Colour.WHITE, player(1, ""), player(2, ""));

      assertThat(Swiss.allocation(question, 1, 2)).isPresent();
      assertThat(Swiss.allocation(question, 1, 3)).isEmpty();
      assertThat(Swiss.allocation(question, 1, 1)).isEmpty();
    }
  }

  /// Rules have other numbers before 2026.
  @ParameterizedTest
  @CsvSource({
    "NO_REMATCH, C.1, 2.1.1",
    "BYE, C.2, 2.1.2",
    "COLOURS, C.3, 2.1.3",
    "COMPLETION, C.4, 2.2.1",
    "EVERYBODY, A.9, 1.9.1",
    "ARBITER, A.9, 1.9.3",
    "ORDER, D, Article 4",
    "ALLOCATION, E, 5.2"
  })
  void a_rule_has_the_number_of_the_text_of_its_day(SwissRule rule, String of2017, String of2026) {
    assertThat(DutchEdition.OF_2017.article(rule)).isEqualTo(of2017);
    assertThat(DutchEdition.OF_2026.article(rule)).isEqualTo(of2026);
  }

  @ParameterizedTest
  @EnumSource
  void the_rule_explains_the_colours_of_each_pair_of_a_round(DutchEdition edition) {
    RandomGenerator random = Seeded.random(23);
    Set<ColourRule> seen = EnumSet.noneOf(ColourRule.class);
    for (int tried = 0; tried < TOURNAMENTS; tried++) {
      SmallTournaments.play(
          random,
          edition,
          12,
          question -> {
            if (Swiss.answer(question) instanceof SwissAnswer.Paired paired) {
              for (Pair pair : paired.pairs()) {
                seen.add(explained(question, pair).rule());
              }
            }
          });
    }
    assertThat(seen)
        .contains(
            ColourRule.BOTH_PREFERENCES,
            ColourRule.STRONGER_PREFERENCE,
            ColourRule.ALTERNATION,
            ColourRule.HIGHER_RANKED,
            ColourRule.INITIAL_COLOUR);
  }

  private static ColourAllocation explained(SwissQuestion question, Pair pair) {
    ColourAllocation colours = Swiss.allocation(question, pair.white(), pair.black()).orElseThrow();
    assertThat(colours.pair()).as("%s", question).isEqualTo(pair);
    ColourPreference white = colours.white();
    ColourPreference black = colours.black();
    boolean granted =
        !white.due().equals(Optional.of(Colour.BLACK))
            && !black.due().equals(Optional.of(Colour.WHITE));
    boolean equal = white.due().equals(black.due()) && white.strength() == black.strength();
    int favoured = colours.favoured() == pair.white() ? 1 : -1;
    assertThat(
            switch (colours.rule()) {
              case BOTH_PREFERENCES -> granted && !equal;
              case STRONGER_PREFERENCE ->
                  white.due().equals(black.due())
                      && favoured * white.strength().compareTo(black.strength()) > 0;
              case WIDER_DIFFERENCE ->
                  equal
                      && white.strength() == Strength.ABSOLUTE
                      && favoured * (Math.abs(white.difference()) - Math.abs(black.difference()))
                          > 0;
              case ALTERNATION -> equal && !granted;
              case HIGHER_RANKED -> equal && colours.favoured() == colours.higher();
              case INITIAL_COLOUR -> equal && white.strength() == Strength.NONE;
              case ONE_PREFERENCE,
                  LOWER_DIFFERENCE,
                  FEWER_WHITES,
                  HIGHER_ALTERNATES,
                  LOWER_ALTERNATES,
                  SECOND_GAME ->
                  false;
            })
        .as("%s in %s", colours, question)
        .isTrue();
    return colours;
  }
}
