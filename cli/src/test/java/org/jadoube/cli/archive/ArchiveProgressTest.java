package org.jadoube.cli.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.cli.Ran;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The progress on a terminal of commands that read archives.
class ArchiveProgressTest {
  private static final String GAME =
      """
      [Event "E"]
      [Site "S"]
      [Date "2019.01.01"]
      [Round "1"]
      [White "A"]
      [Black "B"]
      [Result "1-0"]

      1. e4 e5 2. Ke3 1-0

      """;
  private static final String ESCAPE = "\u001b[";
  private static final String CLEARED = "\r\u001b[K";

  @TempDir private Path directory;

  @BeforeEach
  void games() throws IOException {
    Files.writeString(directory.resolve("a.pgn"), GAME.repeat(3));
    Files.writeString(directory.resolve("b.pgn"), GAME.repeat(5));
  }

  private String[] over(String command) {
    List<String> arguments = new ArrayList<>(Arrays.asList(command.split(" ")));
    arguments.add(directory.toString());
    return arguments.toArray(String[]::new);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"audit --format json", "convert --as-is", "convert --lint", "stats", "convert"})
  void whoever_watches_sees_all_archives_pass(String command) {
    assertThat(Ran.watched(over(command)).err())
        .contains("a.pgn ████")
        .contains("3 games,")
        .contains("b.pgn ████████████ 100 %  8 games,");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"audit --format json", "convert --as-is", "convert --lint", "stats", "convert"})
  void nobody_else_sees_anything_of_it(String command) {
    Ran watched = Ran.watched(over(command));
    Ran unwatched = Ran.jadoube(over(command));
    assertThat(unwatched.err()).doesNotContain(ESCAPE);
    assertThat(watched.out()).isEqualTo(unwatched.out()).doesNotContain(ESCAPE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"audit", "convert --as-is", "convert --lint", "stats"})
  void messages_stand_where_the_bar_was(String command) throws IOException {
    Files.writeString(directory.resolve("b.pgn"), "\n");
    assertThat(Ran.watched(over(command)).err()).contains(CLEARED + "jadoube: ");
  }

  @Test
  void faults_of_converted_games_stand_where_the_bar_was() {
    assertThat(Ran.watched(over("convert")).err().replace(CLEARED, "\n").lines())
        .filteredOn(line -> line.contains("b.pgn:9:"))
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line).doesNotContain(ESCAPE));
  }
}
