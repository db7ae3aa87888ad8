package org.jadoube.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AuditJobTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path directory;

  /// Submits as `spark-submit` does.
  @BeforeAll
  static void submit() {
    System.setProperty("spark.master", "local[1]");
    System.setProperty("spark.ui.enabled", "false");
  }

  @AfterAll
  static void forget() {
    System.clearProperty("spark.master");
    System.clearProperty("spark.ui.enabled");
  }

  private int execute(String... arguments) {
    return AuditJob.execute(
        new PrintWriter(out, /* autoFlush= */ true),
        new PrintWriter(err, /* autoFlush= */ true),
        arguments);
  }

  @Test
  void it_counts_in_the_end_and_says_what_could_not_be_read() throws IOException {
    Path games = Files.createDirectory(directory.resolve("games"));
    Files.writeString(games.resolve("a.pgn"), "[Event \"?\"]\n\n1. e4 e5 2. Ke3 1-0\n");
    Files.write(games.resolve("b.pgn"), new byte[] {0, 1, 0, 2});
    String output = directory.resolve("out").toString();

    assertThat(execute("--severity", "error", "--output", output, games.toString())).isEqualTo(2);
    assertThat(out.toString())
        .startsWith("1 game, 2 plies, 0.0 MB of text in 1 split of 1 file\n1 finding\n")
        .contains("  error    illegal-move              1\n")
        .endsWith("; 0 splits were complete before\n");
    assertThat(err.toString())
        .isEqualTo(
            "jadoube-spark: "
                + games.resolve("b.pgn")
                + ": this is not text; expected PGN, plain or compressed with gzip, bzip2 or Zstandard,"
                + " or Parquet\n");

    assertThat(execute("--output", output, games.toString())).isEqualTo(2);
    assertThat(err.toString()).endsWith(" is complete; remove it to start anew\n");
  }

  @Test
  void a_directory_with_other_files_is_left_alone() throws IOException {
    Path mine = Files.writeString(directory.resolve("mine.txt"), "mine");

    assertThat(execute("--output", directory.toString(), "absent.pgn")).isEqualTo(2);
    assertThat(err.toString()).contains("has other files in it; name a new directory");
    assertThat(mine).exists();
  }

  @Test
  void the_tables_do_not_go_where_games_are_read() throws IOException {
    Path games = Files.createDirectory(directory.resolve("games"));
    Files.writeString(games.resolve("a.pgn"), "[Event \"?\"]\n\n1. e4 *\n");
    Path output = games.resolve("audits").resolve("out");

    assertThat(execute("--output", output.toString(), games.toString())).isEqualTo(2);
    assertThat(err.toString())
        .isEqualTo(
            "jadoube-spark: "
                + output
                + " is in "
                + games
                + ", which is read; name a directory elsewhere\n");
    assertThat(games.resolve("audits")).doesNotExist();
  }

  @Test
  void files_without_games_are_named_and_damaged_ones_in_the_words_of_the_command()
      throws IOException {
    Path empty = Files.createFile(directory.resolve("a.pgn"));
    Path noise = Files.writeString(directory.resolve("b.parquet"), "PAR1 and then noise");
    String output = directory.resolve("out").toString();

    assertThat(execute("--output", output, empty.toString(), noise.toString())).isEqualTo(2);
    assertThat(err.toString())
        .isEqualTo(
            "jadoube-spark: "
                + noise
                + ": it is not a readable Parquet file\njadoube-spark: "
                + empty
                + " contains no games\n");
  }

  @Test
  void a_pattern_stands_for_what_it_matches() throws IOException {
    String game = "[Event \"?\"]\n\n1. e4 *\n";
    Files.writeString(directory.resolve("a.pgn"), game);
    Files.writeString(directory.resolve("b[1].pgn"), game);
    Files.writeString(Files.createDirectory(directory.resolve("more")).resolve("c.pgn"), game);
    Path output = directory.resolve("out");
    String literal = directory + "/b[1].pgn";

    assertThat(execute("--output", output.toString(), directory + "/{a,m}*", literal)).isZero();
    assertThat(OutputRows.of(output, "facts"))
        .extracting(row -> row.get("archive"))
        .containsExactly(directory + "/a.pgn", directory + "/more/c.pgn", literal);
  }

  @Test
  void a_place_that_cannot_be_reached_is_named() {
    String absent = "none://example/a.pgn";

    assertThat(execute("--output", directory.resolve("out").toString(), absent)).isEqualTo(2);
    assertThat(err.toString()).startsWith("jadoube-spark: " + absent + ": cannot be read: ");
  }

  @Test
  void without_any_file_nothing_is_written() {
    Path output = directory.resolve("out");
    String absent = directory.resolve("absent.pgn").toString();

    assertThat(execute("--output", output.toString(), absent)).isEqualTo(2);
    assertThat(err.toString()).isEqualTo("jadoube-spark: " + absent + ": no such file\n");
    assertThat(output).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "--edition, 1999, expected one of",
    "--ignore, blunder, expected one of",
    "--split, 0, expected a whole number from 1 to 1000000",
    "--draw-after, -1, expected a whole number from 0 to 10000",
    "--severity, loud, loud"
  })
  void wrong_values_are_refused_before_anything_starts(String option, String value, String told) {
    assertThat(execute(option + "=" + value, "--output", "out", "a.pgn")).isEqualTo(2);
    assertThat(err.toString()).contains(option).contains(told);
  }
}
