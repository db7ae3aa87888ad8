package org.jadoube.laws.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.Counting;
import org.jadoube.laws.event.Fact;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Where games end by themselves, found from whole games.
final class EndingsTest {
  private static final String[] KNIGHTS_OUT_AND_BACK = {"g1f3", "g8f6", "f3g1", "f6g8"};

  /// White's king walks up and down; Black's may capture the pawn at any time.
  private static final String DOOMED_PAWN = "8/8/8/6kP/8/8/8/K7 w - - 0 1";

  private static final String[] KINGS_WALK = {"a1b1", "g5g4", "b1a1", "g4g5"};

  private static Edition edition(int year) {
    return Edition.named(String.valueOf(year)).orElseThrow();
  }

  private static OptionalInt first(int year, WholeGame game) {
    return Endings.of(edition(year)).first(game.history());
  }

  /// That number of plies; empty for -1.
  private static OptionalInt ply(int ply) {
    return ply < 0 ? OptionalInt.empty() : OptionalInt.of(ply);
  }

  @ParameterizedTest
  @ValueSource(ints = {2005, 2009, 2014, 2018, 2023})
  void a_game_that_can_continue_has_no_end(int year) {
    assertThat(first(year, WholeGame.standard())).isEmpty();
    assertThat(first(year, WholeGame.standard().moves("e2e4", "e7e5", "g1f3"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"2005, -1", "2009, -1", "2014, 16", "2018, 16", "2023, 16"})
  void five_appearances_in_a_row_end_the_game_since_2014(int year, int end) {
    assertThat(first(year, WholeGame.standard().cycles(4, KNIGHTS_OUT_AND_BACK)))
        .isEqualTo(ply(end));
    assertThat(first(year, WholeGame.standard().cycles(6, KNIGHTS_OUT_AND_BACK)))
        .isEqualTo(ply(end));
    assertThat(first(year, WholeGame.standard().plies(15, KNIGHTS_OUT_AND_BACK))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"2005, -1", "2009, -1", "2014, -1", "2018, 20", "2023, 20"})
  void five_appearances_not_in_a_row_end_the_game_since_2018(int year, int end) {
    WholeGame game =
        WholeGame.standard()
            .cycles(2, KNIGHTS_OUT_AND_BACK)
            .moves("g1f3", "g8f6", "f3d4", "f6d5", "d4f3", "d5f6", "f3g1", "f6g8")
            .moves("b1c3", "b8c6", "c3b1", "c6b8");
    assertThat(first(year, game)).isEqualTo(ply(end));
  }

  @ParameterizedTest
  @CsvSource({"2005, -1", "2009, -1", "2014, 2", "2018, 2", "2023, 2"})
  void seventy_five_moves_end_the_game_since_2014(int year, int end) {
    WholeGame game =
        WholeGame.from("4k3/8/8/8/8/8/R7/4K3 w - - 148 90").moves("a2a3", "e8d8", "a3a4", "d8e8");
    assertThat(first(year, game)).isEqualTo(ply(end));
  }

  @ParameterizedTest
  @CsvSource({"2009", "2023"})
  void checkmate_and_stalemate_end_it_at_the_last_move(int year) {
    assertThat(first(year, WholeGame.standard().moves("f2f3", "e7e5", "g2g4", "d8h4"))).hasValue(4);
    assertThat(first(year, WholeGame.from("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1").moves("f1f7")))
        .hasValue(1);
  }

  /// However long it was played on, and whenever the position became dead.
  @ParameterizedTest
  @CsvSource({
    "1, 0", "1, 1", "1, 2", "1, 3", "1, 4", "1, 5", "1, 7", "1, 8", "1, 12", "3, 0", "3, 1",
    "3, 2", "3, 3", "3, 6", "3, 9", "5, 1", "5, 4", "5, 10", "9, 0", "9, 3", "9, 15", "13, 6"
  })
  void a_game_ends_where_its_position_first_was_dead(int alive, int playedOn) {
    WholeGame game = WholeGame.from(DOOMED_PAWN).plies(alive, KINGS_WALK);
    if (alive % 4 == 1) {
      game.moves("g5h5").plies(playedOn, "b1a1", "h5h6", "a1b1", "h6h5");
    } else {
      game.moves("g4h5").plies(playedOn, "a1b1", "h5h6", "b1a1", "h6h5");
    }
    assertThat(first(2009, game)).hasValue(alive + 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 8})
  void a_dead_position_at_the_start_ends_the_game_there(int playedOn) {
    WholeGame game =
        WholeGame.from("7k/8/8/8/8/8/8/K7 w - - 0 1")
            .plies(playedOn, "a1b1", "h8g8", "b1a1", "g8h8");
    assertThat(first(2009, game)).hasValue(0);
  }

  @Test
  void of_two_ends_the_earlier_one_counts() {
    WholeGame repeatedThenDead =
        WholeGame.from(DOOMED_PAWN).plies(17, KINGS_WALK).moves("g5h5", "b1a1");
    assertThat(first(2023, repeatedThenDead)).hasValue(16);
    assertThat(first(2009, repeatedThenDead)).hasValue(18);
    WholeGame deadThenRepeated =
        WholeGame.from(DOOMED_PAWN).moves("a1b1", "g5h5").cycles(5, "b1a1", "h5h6", "a1b1", "h6h5");
    assertThat(first(2023, deadThenRepeated)).hasValue(2);
  }

  @Test
  void the_limits_are_those_of_the_edition() {
    assertThat(AutomaticDraws.of(Edition.FIDE_2023))
        .isEqualTo(
            new AutomaticDraws(
                Rule.FIVEFOLD_REPETITION, 5, Counting.ANYWHERE, Rule.SEVENTY_FIVE_MOVES, 150));
    assertThat(AutomaticDraws.of(Edition.FIDE_2014))
        .isEqualTo(
            new AutomaticDraws(
                Rule.FIVEFOLD_REPETITION, 5, Counting.CONSECUTIVE, Rule.SEVENTY_FIVE_MOVES, 150));
    AutomaticDraws none = AutomaticDraws.of(Edition.FIDE_2009);
    assertThat(none.occurrences()).isEqualTo(Integer.MAX_VALUE);
    assertThat(none.reversiblePlies()).isEqualTo(Integer.MAX_VALUE);
  }

  /// Both are cited, the fifth appearance first (Article 9.6).
  @Test
  void all_reasons_for_a_draw_are_given_in_the_order_of_the_laws() {
    WholeGame game =
        WholeGame.from("4k3/8/8/8/8/8/R7/4K3 w - - 134 90")
            .cycles(4, "a2b2", "e8d8", "b2a2", "d8e8");
    Ending ending = Endings.of(Edition.FIDE_2023).at(game.history().at(16)).orElseThrow();
    assertThat(ending.citation().rule()).isEqualTo(Rule.FIVEFOLD_REPETITION);
    assertThat(ending.result()).isEqualTo(Result.DRAW);
    assertThat(ending.facts()).hasSize(3).last().isEqualTo(new Fact.NoPawnMoveOrCapture(0, 150));
    assertThat(ending.facts().get(1))
        .isInstanceOfSatisfying(
            Fact.Under.class,
            under ->
                assertThat(under.citation())
                    .extracting(Citation::rule)
                    .isEqualTo(Rule.SEVENTY_FIVE_MOVES));
  }
}
