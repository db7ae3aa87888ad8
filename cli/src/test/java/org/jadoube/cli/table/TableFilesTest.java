package org.jadoube.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.jerolba.carpet.CarpetReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jadoube.audit.facts.FactTable;
import org.jadoube.audit.table.Column;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableFilesTest {
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
            FactTable.CONTENTS.columns().stream().map(Column::title).toArray(String[]::new));
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
    assertThat(ran.err()).contains("must end in .csv, .jsonl or .parquet");
  }

  @Test
  void a_file_that_cannot_be_written_is_told() {
    Ran ran = Ran.withInput(GAMES, "audit", "--facts", file("no/facts.csv").toString(), "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("facts.csv: cannot be written");
  }

  @Test
  void findings_have_rows_too_in_each_format() throws IOException {
    String game = GAMES.replace("1. e4 e5 1-0", "1. e4 e5 2. Ke3 1-0");
    for (String ending : List.of("csv", "jsonl", "parquet")) {
      Path file = file("findings." + ending);
      Ran ran =
          Ran.withInput(game, "audit", "--severity", "error", "--findings", file.toString(), "-");
      assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
      if (ending.equals("parquet")) {
        Map<?, ?> row =
            (Map<?, ?>) new CarpetReader<>(file.toFile(), Map.class).toList().getFirst();
        assertThat(row.get("kind")).isEqualTo("illegal-move");
        assertThat(row.get("ply")).isEqualTo(2L);
      } else {
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(ending.equals("csv") ? 2 : 1);
        assertThat(lines.getLast()).contains("illegal-move", "Ana, jr", "FIDE 2023");
      }
    }
  }

  @Test
  void json_lines_leave_out_what_is_not_known() throws IOException {
    Path file = file("facts.jsonl");
    Ran.withInput(GAMES, "audit", "--facts", file.toString(), "-");
    assertThat(Files.readAllLines(file)).hasSize(2);
    assertThat(Files.readAllLines(file).getFirst())
        .startsWith("{\"archive\":\"-\",\"game\":1,\"line\":1,")
        .contains("\"white_elo\":1801,", "\"whole\":true")
        .doesNotContain("black_elo");
  }
}
