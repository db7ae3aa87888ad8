package org.jadoube.cli.facts;

import static org.assertj.core.api.Assertions.assertThat;

import com.jerolba.carpet.CarpetReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jadoube.audit.facts.FactColumn;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FactsFilesTest {
  private static final String GAMES =
      """
      [White "Ana, jr"]
      [Black "Boris"]
      [WhiteElo "1801"]

      1. e4 e5 1-0

      [White "Cyril"]
      [Black "Dora"]

      1. f3 e5 2. g4 Qh4# 0-1
      """;

  @TempDir private Path directory;

  private Path file(String name) {
    return directory.resolve(name);
  }

  @Test
  void csv_has_a_header_and_a_row_for_each_game() throws IOException {
    Path csv = file("facts.csv");
    Ran ran = Ran.withInput(GAMES, "audit", "--severity", "error", "--facts", csv.toString(), "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    List<String> lines = Files.readAllLines(csv);
    assertThat(lines).hasSize(3);
    assertThat(lines.getFirst().split(","))
        .containsExactly(
            Arrays.stream(FactColumn.values()).map(FactColumn::title).toArray(String[]::new));
    assertThat(lines.get(1)).contains("\"Ana, jr\"").contains("1801");
    assertThat(lines.get(2)).contains("checkmate");
  }

  @Test
  void parquet_has_the_same_values_with_their_types() throws IOException {
    Path parquet = file("facts.parquet");
    Ran.withInput(GAMES, "audit", "--facts", parquet.toString(), "-");
    List<?> rows = new CarpetReader<>(parquet.toFile(), Map.class).toList();
    assertThat(rows).hasSize(2);
    Map<?, ?> first = (Map<?, ?>) rows.getFirst();
    assertThat(first.get("white")).isEqualTo("Ana, jr");
    assertThat(first.get("white_elo")).isEqualTo(1801L);
    assertThat(first.get("black_elo")).isNull();
    assertThat(first.get("whole")).isEqualTo(true);
    assertThat(((Map<?, ?>) rows.getLast()).get("ended_ply")).isEqualTo(4L);
  }

  @Test
  void another_ending_of_the_name_is_refused_before_anything_is_read() {
    Ran ran = Ran.withInput(GAMES, "audit", "--facts", file("facts.xlsx").toString(), "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("must end in .csv or .parquet");
  }

  @Test
  void a_file_that_cannot_be_written_is_told() {
    Ran ran = Ran.withInput(GAMES, "audit", "--facts", file("no/facts.csv").toString(), "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("facts.csv: cannot be written");
  }
}
