package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.testing.Seeded;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReachabilityTest {
  @ParameterizedTest
  @CsvFileSource(resources = "unreachable.csv", delimiter = '|')
  void what_no_game_leads_to_is_named(String fen, String reasons) {
    assertThat(Reachability.of(Diagrams.setup(fen)))
        .hasToString("Unreachable[reasons=[" + reasons + "]]");
  }

  @Test
  void the_beginning_is_reached_by_no_moves() {
    assertThat(Reachability.of(Setup.standard())).isEqualTo(new Reachability.Reachable(List.of()));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void nothing_is_said_against_positions_of_games(long seed) {
    var random = Seeded.random(seed);
    Setup setup = Setup.chess960(random.nextInt(960));
    List<Setup> wrong = new ArrayList<>();
    List<Move> moves = legalMoves(setup);
    for (int ply = 0; ply < 120 && !moves.isEmpty(); ply++) {
      setup = setup.after(moves.get(random.nextInt(moves.size())));
      moves = legalMoves(setup);
      if (Reachability.of(setup) instanceof Reachability.Unreachable) {
        wrong.add(setup);
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static List<Move> legalMoves(Setup setup) {
    return setup.validate() instanceof Validation.Playable(Position position, List<Fault> _)
        ? position.legalMoves()
        : List.of();
  }

  @Test
  void no_position_known_as_legal_is_called_illegal() {
    assertThat(SharedData.lines("legality/legality.csv").parallelStream())
        .filteredOn(line -> line.contains(",legal,"))
        .noneMatch(ReachabilityTest::isUnreachable);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Kings", "Check", "Bishops", "No possible last move]"})
  void illegal_positions_are_found_for_these_reasons(String reason) {
    assertThat(SharedData.lines("legality/legality.csv").parallelStream())
        .filteredOn(line -> line.contains(",illegal,") && line.contains(reason))
        .allMatch(ReachabilityTest::isUnreachable);
  }

  private static boolean isUnreachable(String line) {
    Setup setup = Diagrams.setup(line.substring(0, line.indexOf(',')));
    return Reachability.of(setup) instanceof Reachability.Unreachable;
  }
}
