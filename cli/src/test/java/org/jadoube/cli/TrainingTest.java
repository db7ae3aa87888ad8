package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.notation.pgn.game.PgnGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TrainingTest {
  @TempDir Path data;

  @Test
  void the_run_to_learn_from_visits_a_server_and_ends() throws Exception {
    assertThat(run("server")).isZero();
    assertThat(data.resolve("jadoube.db")).exists();
  }

  @Test
  void the_run_to_learn_from_reads_archives_and_ends() throws Exception {
    assertThat(run("archives")).isZero();
    assertThat(data.resolve("games.pgn")).exists();
  }

  @Test
  void games_to_learn_from_are_of_each_style_and_without_fault() throws Exception {
    Path archive = data.resolve("games.pgn");
    MadeUpGames.write(archive);
    assertThat(Files.readString(archive)).contains("[%clk 0:", "ev=0.25", " (");
    try (InputStream games = Files.newInputStream(archive)) {
      assertThat(PgnGame.stream(games)).hasSize(3000).allMatch(game -> game.faults().isEmpty());
    }
  }

  private int run(String kind) throws Exception {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            Training.class.getName(),
            kind,
            data.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }
}
