package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.audit.game.GameCollector;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Move;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.ending.Endings;
import org.jadoube.laws.ending.History;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.pgn.reading.PgnReader;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The audit finds the ends of games quickly; the Laws decide them act by act.
class EndingsTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  @ParameterizedTest
  @CsvSource({
    "cup, 2023",
    "cup, 2014",
    "twic1599-sample, 2023",
    "twic1599-sample, 2009",
    "lichess-2025-05-sample, 2018"
  })
  void games_end_where_the_laws_end_them(String archive, String year) throws IOException {
    Edition edition = Edition.named(year).orElseThrow();
    for (PlayedGame game : games(archive)) {
      History history = game.history();
      OptionalInt first = Endings.of(edition).first(history);
      Game decided = decided(game, edition);
      assertThat(first.isPresent()).isEqualTo(decided.phase() == Phase.FINISHED);
      first.ifPresent(ply -> assertThat(ply).isEqualTo(decided.ply().number()));
    }
  }

  private static List<PlayedGame> games(String archive) throws IOException {
    List<PlayedGame> games = new ArrayList<>();
    var file = SharedData.path("pgn/" + archive + ".pgn");
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      PgnReader.of(in, new GameCollector(games::add, /* allTags= */ false)).readAll();
    }
    return games;
  }

  private static Game decided(PlayedGame played, Edition edition) {
    Regulations regulations =
        Regulations.of(TimeControl.UNTIMED).with(edition).with(played.start());
    Game game =
        Laws.decide(new Act(Actor.CLOCK, NOON, new Act.Begin()), Game.of(regulations)).game();
    for (Move move : played.moves()) {
      if (game.phase() == Phase.FINISHED) {
        return game;
      }
      Act act = new Act(Actor.player(game.turn()), NOON, new Act.Move(Attempt.of(move)));
      game = Laws.decide(act, game).game();
    }
    return game;
  }
}
