package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The limits on the record of one game.
final class GameTotalsTest {
  private static final String OFFER = "{\"type\":\"offer-draw\"}";

  @TempDir Path directory;

  /// The game has three events: it began, and each player moved.
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          REMARKS_PER_GAME, -13, false, true,  true
          REMARKS_PER_GAME, -12, true,  true,  true
          EVENTS_PER_GAME,    3, false, false, true
          EVENTS_PER_GAME,    4, true,  true,  true
          """)
  void what_moves_or_ends_a_game_is_noted_longer_than_the_rest(
      CountLimit limit, int most, boolean offers, boolean moves, boolean resigns) throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      Game game = hall.room(hall.game("300")).game();
      assertThat(game.events()).hasSize(3);
      GameTotals totals = new GameTotals(Limits.USUAL.with(limit, most));
      assertThat(isNoted(totals, game, OFFER)).isEqualTo(offers);
      assertThat(isNoted(totals, game, "{\"type\":\"move\",\"attempt\":\"g1f3\"}"))
          .isEqualTo(moves);
      assertThat(isNoted(totals, game, "{\"type\":\"resign\"}")).isEqualTo(resigns);
    }
  }

  @Test
  void an_ordinary_game_is_far_from_the_limits() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      Game game = hall.room(hall.game("300")).game();
      assertThat(isNoted(new GameTotals(Limits.USUAL), game, OFFER)).isTrue();
    }
  }

  private static boolean isNoted(GameTotals totals, Game game, String act) {
    return totals.fault(game, Hall.sent(Colour.WHITE, act).undated()).isEmpty();
  }
}
