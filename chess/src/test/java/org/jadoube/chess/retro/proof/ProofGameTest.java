package org.jadoube.chess.retro.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Diagrams;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.retro.Reachability;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProofGameTest {
  private static final int LIMIT = 30_000;
  private static final int PLIES = 6;

  @ParameterizedTest
  @CsvFileSource(resources = "openings.csv", delimiter = '|')
  void openings_are_proved_by_a_game_that_leads_there(String fen) {
    assertProved(Setup.standard(), Diagrams.setup(fen));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void so_are_first_moves_at_random_from_any_start_position(long seed) {
    RandomGenerator random = Seeded.random(seed);
    Setup beginning = Setup.chess960(random.nextInt(960));
    Setup setup = beginning;
    for (int ply = 0; ply < PLIES; ply++) {
      List<Move> moves = position(setup).legalMoves();
      setup = setup.after(moves.get(random.nextInt(moves.size())));
    }
    assertProved(beginning, setup);
  }

  private static void assertProved(Setup beginning, Setup setup) {
    assertThat(ProofGame.search(beginning, setup, LIMIT))
        .isInstanceOfSatisfying(
            Reachability.Reachable.class,
            found -> {
              Setup end = beginning;
              for (Move move : found.game()) {
                assertThat(position(end).isLegal(move)).isTrue();
                end = end.after(move);
              }
              assertThat(position(end)).isEqualTo(position(setup));
            });
  }

  private static Position position(Setup setup) {
    return setup.position().orElseThrow();
  }

  @Test
  void what_no_game_leads_to_is_not_sought() {
    Setup setup = Diagrams.setup("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1");
    assertThat(ProofGame.search(Setup.standard(), setup, 0))
        .isInstanceOf(Reachability.Unreachable.class);
  }

  @Test
  void the_search_ends_with_its_limit() {
    Setup setup = Diagrams.setup("8/8/8/8/8/8/8/KRk5 b - - 0 1");
    assertThat(ProofGame.search(Setup.standard(), setup, 100))
        .isInstanceOf(Reachability.Unknown.class);
  }
}
