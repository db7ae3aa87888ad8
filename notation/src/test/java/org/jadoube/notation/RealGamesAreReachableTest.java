package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Setup;
import org.jadoube.chess.retro.Reachability;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.testing.LongRun;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RealGamesAreReachableTest {
  @Test
  void nothing_is_said_against_positions_of_real_games() throws IOException {
    assertThat(alarms(8)).isEmpty();
  }

  @Tag("long")
  @Test
  void nothing_is_said_against_positions_of_many_real_games() throws IOException {
    assertThat(alarms(LongRun.isOfAll() ? Integer.MAX_VALUE : 2_000)).isEmpty();
  }

  private static List<String> alarms(int gamesOfEachFile) throws IOException {
    Stream.Builder<List<String>> alarms = Stream.builder();
    for (Path file : SharedData.files("pgn", ".pgn")) {
      try (InputStream archive = new BufferedInputStream(Files.newInputStream(file))) {
        List<PgnGame> games = PgnGame.stream(archive).limit(gamesOfEachFile).toList();
        alarms.add(games.parallelStream().flatMap(RealGamesAreReachableTest::alarms).toList());
      }
    }
    return alarms.build().flatMap(List::stream).toList();
  }

  private static Stream<String> alarms(PgnGame game) {
    Stream.Builder<Setup> setups = Stream.builder();
    Setup setup = game.start();
    for (Move move : game.moves()) {
      setup = setup.after(move);
      setups.add(setup);
    }
    return setups
        .build()
        .filter(it -> game.start().equals(Setup.standard()))
        .filter(it -> Reachability.from(game.start(), it) instanceof Reachability.Unreachable)
        .map(Fen::write);
  }
}
