package org.jadoube.laws.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.laws.game.ReachedPosition;
import org.junit.jupiter.api.Test;

/// Articles 9.2, 9.3 and 9.6 count positions and moves; these are the counts of whole games.
final class HistoryTest {
  private static final String[] KNIGHTS_OUT_AND_BACK = {"g1f3", "g8f6", "f3g1", "f6g8"};

  private static List<Integer> reversiblePlies(History history) {
    return IntStream.rangeClosed(0, history.plies()).mapToObj(history::reversiblePlies).toList();
  }

  private static List<Integer> occurrences(History history) {
    return IntStream.rangeClosed(0, history.plies()).mapToObj(history::occurrences).toList();
  }

  @Test
  void plies_are_counted_from_the_start_until_a_pawn_moves_or_something_is_captured() {
    History history =
        WholeGame.standard().moves("g1f3", "d7d5", "f3e5", "b8c6", "e5c6", "d8d6").history();
    assertThat(history.plies()).isEqualTo(6);
    assertThat(reversiblePlies(history)).containsExactly(0, 1, 0, 1, 2, 0, 1);
    assertThat(history.mostReversiblePlies()).isEqualTo(2);
  }

  @Test
  void plies_before_the_start_count_as_well() {
    History history =
        WholeGame.from("4k3/8/8/8/8/8/4P3/4K3 w - - 97 80").moves("e1d1", "e8d8", "e2e3").history();
    assertThat(reversiblePlies(history)).containsExactly(97, 98, 99, 0);
    assertThat(history.mostReversiblePlies()).isEqualTo(99);
  }

  @Test
  void a_position_is_counted_each_time_it_stands() {
    History history = WholeGame.standard().cycles(2, KNIGHTS_OUT_AND_BACK).history();
    assertThat(occurrences(history)).containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3);
    assertThat(history.mostOccurrences()).isEqualTo(3);
    assertThat(history.at(8).samePositionAfter()).containsExactly(0, 4, 8);
    assertThat(history.at(7).samePositionAfter()).containsExactly(3, 7);
  }

  @Test
  void the_position_after_a_pawn_move_is_the_first_that_can_come_back() {
    History history = WholeGame.standard().moves("e2e4").plies(5, black()).history();
    assertThat(occurrences(history)).containsExactly(1, 1, 1, 1, 1, 2, 2);
    assertThat(history.at(5).samePositionAfter()).containsExactly(1, 5);
    assertThat(history.at(5).latestIrreversible()).isEqualTo(1);
  }

  private static String[] black() {
    return new String[] {"g8f6", "g1f3", "f6g8", "f3g1"};
  }

  @Test
  void a_position_may_come_back_after_any_number_of_moves() {
    History history =
        WholeGame.from("k7/8/8/8/8/8/8/K6R w - - 0 1")
            .moves("h1g1", "a8b8", "g1f1", "b8b7", "f1h1", "b7a8")
            .history();
    assertThat(occurrences(history)).containsExactly(1, 1, 1, 1, 1, 1, 2);
    assertThat(history.at(6).samePositionAfter()).containsExactly(0, 6);
  }

  @Test
  void a_reached_position_knows_where_it_stands_in_the_game() {
    History history = WholeGame.standard().cycles(1, KNIGHTS_OUT_AND_BACK).history();
    ReachedPosition last = history.at(4);
    assertThat(last.number()).isEqualTo(4);
    assertThat(last.reversiblePlies()).isEqualTo(4);
    assertThat(last.occurrences()).isEqualTo(2);
    assertThat(last.position()).isEqualTo(history.at(0).position());
    assertThat(last.previousOccurrence().map(ReachedPosition::number)).contains(0);
    assertThat(history.at(3).previousOccurrence().isEmpty()).isTrue();
  }

  /// More plies than are compared one by one.
  @Test
  void a_long_game_without_pawn_moves_and_captures_is_counted_alike() {
    History history = WholeGame.standard().cycles(50, KNIGHTS_OUT_AND_BACK).history();
    assertThat(occurrences(history))
        .isEqualTo(IntStream.rangeClosed(0, 200).map(ply -> ply / 4 + 1).boxed().toList());
    assertThat(history.at(200).previousOccurrence().map(ReachedPosition::number)).contains(196);
    assertThat(history.mostOccurrences()).isEqualTo(51);
  }

  @Test
  void two_long_stretches_are_counted_apart() {
    History history =
        WholeGame.standard()
            .cycles(40, KNIGHTS_OUT_AND_BACK)
            .moves("e2e4")
            .cycles(40, black())
            .history();
    assertThat(history.at(160).occurrences()).isEqualTo(41);
    assertThat(history.at(161).occurrences()).isEqualTo(1);
    assertThat(history.at(321).occurrences()).isEqualTo(41);
    assertThat(history.at(321).samePositionAfter()).startsWith(161, 165).endsWith(317, 321);
    assertThat(history.at(320).reversiblePlies()).isEqualTo(159);
  }

  @Test
  void positions_that_never_came_before_are_told_from_the_others_in_a_long_game() {
    History history = WholeGame.standard().cycles(40, KNIGHTS_OUT_AND_BACK).moves("b1c3").history();
    assertThat(history.at(161).occurrences()).isEqualTo(1);
    assertThat(history.at(161).previousOccurrence()).isEqualTo(Optional.empty());
  }
}
