package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.notation.pgn.game.PgnGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TrainingTest {
  @TempDir Path data;

  @Test
  void the_run_to_learn_from_visits_a_server_and_ends() throws Exception {
    assertThat(run("server")).isZero();
    assertThat(data.resolve("jadoube.db")).exists();
  }

  @ParameterizedTest
  @ValueSource(strings = {"short", "search", "referee", "tournaments", "storage"})
  void other_runs_to_learn_from_end(String kind) throws Exception {
    assertThat(run(kind)).isZero();
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
            classPath(kind),
            Training.class.getName(),
            kind,
            data.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  /// The class path of the script `jadoube`: commands that start fast do without most libraries.
  private static String classPath(String kind) {
    String all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Stream.of(all.split(File.pathSeparator))
        .filter(entry ->
            !List.of("short", "search").contains(kind)
                || Pattern.matches("classes|(?:jadoube|picocli|jackson)-.*", name(entry)))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String name(String entry) {
    return Path.of(entry).getFileName().toString();
  }
}
