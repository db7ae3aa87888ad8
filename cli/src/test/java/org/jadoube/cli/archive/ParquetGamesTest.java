package org.jadoube.cli.archive;

import static org.assertj.core.api.Assertions.assertThat;

import com.jerolba.carpet.CarpetWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jadoube.audit.archive.RowGroups.RowGroup;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParquetGamesTest {
  /// The columns of Lichess's public data set that matter here.
  private record Row(
      String Event,
      String Site,
      String White,
      String Black,
      String Result,
      @Nullable Short WhiteElo,
      LocalDate UTCDate,
      LocalTime UTCTime,
      String movetext) {}

  @TempDir private Path directory;

  private Path written() throws IOException {
    Path file = directory.resolve("train-00000.parquet");
    try (OutputStream out = Files.newOutputStream(file);
        CarpetWriter<Row> rows = new CarpetWriter<>(out, Row.class)) {
      rows.write(row("A \"x\" \\", (short) 1500, "1. e4 e5 2. Ke3 1-0"));
      rows.write(row("B", null, "1. f3 e5 2. g4 Qh4# 1-0"));
    }
    return file;
  }

  private static Row row(String white, @Nullable Short rating, String moves) {
    return new Row(
        "Rated Blitz game",
        "https://lichess.org/abcdefgh",
        white,
        "W",
        "1-0",
        rating,
        LocalDate.of(2025, 5, 3),
        LocalTime.of(4, 5, 6),
        moves);
  }

  @Test
  void games_of_a_parquet_file_are_audited_like_those_of_a_pgn_file() throws IOException {
    Ran ran = Ran.jadoube("audit", written().toString());
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out())
        .contains("illegal-move: game 1 (A \"x\" \\ – W)")
        .contains("contradicted-result: game 2")
        .contains("games: 2");
  }

  @Test
  void other_columns_become_tags() throws IOException {
    assertThat(Ran.jadoube("convert", written().toString()).out())
        .contains("[UTCDate \"2025.05.03\"]")
        .contains("[UTCTime \"04:05:06\"]")
        .contains("[WhiteElo \"1500\"]")
        .contains("[White \"A \\\"x\\\" \\\\\"]")
        .doesNotContain("movetext");
  }

  @Test
  void what_lichess_has_no_columns_for_is_as_in_its_pgn() throws IOException {
    assertThat(Ran.jadoube("convert", written().toString()).out())
        .contains("[Date \"2025.05.03\"]")
        .contains("[Round \"-\"]");
    assertThat(Ran.jadoube("audit", written().toString()).out()).doesNotContain("missing-tags");
  }

  @Test
  void a_file_without_moves_is_refused() throws IOException {
    Path facts = directory.resolve("facts.parquet");
    Ran.withInput("1. e4 1-0", "audit", "--facts", facts.toString(), "-");
    Ran ran = Ran.jadoube("audit", facts.toString());
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("facts.parquet: the Parquet file has no column 'movetext'");
  }

  @Test
  void behind_damage_reading_goes_on_with_the_next_group_of_rows() throws IOException {
    Path file = directory.resolve("groups.parquet");
    try (CarpetWriter<Row> rows =
        new CarpetWriter.Builder<>(Files.newOutputStream(file), Row.class)
            .withRowGroupRowCountLimit(10)
            .build()) {
      for (int i = 0; i < 40; i++) {
        rows.write(row("Player " + i, null, "1. e4 e5 " + "2. Nf3 Nc6 ".substring(i % 11) + "1-0"));
      }
    }
    List<Long> starts = ParquetGames.at(file).all().stream().map(RowGroup::from).toList();
    byte[] bytes = Files.readAllBytes(file);
    Arrays.fill(bytes, (int) (long) starts.get(1), (int) (long) starts.get(2), (byte) 0x55);
    Files.write(file, bytes);

    Ran ran = Ran.jadoube("stats", file.toString());
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.out()).startsWith("games     30\n");
    assertThat(ran.err())
        .contains("groups.parquet: it is damaged in the rows from byte " + starts.get(1) + " on; ")
        .contains((starts.get(2) - starts.get(1)) + " bytes were left out, up to the next game");
  }

  @Test
  void a_damaged_file_is_told_and_never_a_crash() throws IOException {
    byte[] whole = Files.readAllBytes(written());
    Random random = new Random(5);
    for (int i = 0; i < 40; i++) {
      byte[] damaged = whole.clone();
      for (int hits = 0; hits < 8; hits++) {
        damaged[4 + random.nextInt(damaged.length - 4)] = (byte) random.nextInt();
      }
      assertThatIsTold(damaged);
    }
    assertThatIsTold(Arrays.copyOf(whole, whole.length / 2));
    assertThatIsTold(Arrays.copyOf(whole, 4));
  }

  private void assertThatIsTold(byte[] bytes) throws IOException {
    Path file = Files.write(directory.resolve("damaged.parquet"), bytes);
    Ran ran = Ran.jadoube("audit", file.toString());
    assertThat(ran.exit()).isBetween(ExitCode.DONE, ExitCode.MISUSE);
    assertThat(ran.err()).doesNotContain("Exception", "org.apache");
  }
}
