package org.jadoube.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.jadoube.audit.archive.Archive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Parts of a file, read one by one, have the same games as the whole.
class TaskFilesTest {
  @TempDir private Path directory;

  @Test
  void the_rows_are_the_same_wherever_a_file_is_parted() throws IOException {
    String pgn = Nasty.GAMES;
    assertSameRows(pgn, IntStream.rangeClosed(1, pgn.length()));
  }

  @Test
  void the_rows_are_the_same_whatever_ends_the_lines() throws IOException {
    assertSameRows(Nasty.allLineEnds(), IntStream.of(1, 337, 1000, 2003));
  }

  private void assertSameRows(String pgn, IntStream lengths) throws IOException {
    OneMachine whole = whole(pgn);
    for (List<Long> starts : starts(pgn, lengths)) {
      OneMachine parts = inParts(pgn, starts);
      assertThat(parts.findings()).as("splits at %s", starts).isEqualTo(whole.findings());
      assertThat(parts.facts()).as("splits at %s", starts).isEqualTo(whole.facts());
    }
  }

  @Test
  void a_file_whose_lines_end_with_cr_alone_is_not_parted() throws IOException {
    assertThat(starts(Nasty.GAMES.replace("\n", "\r"), IntStream.of(1)))
        .containsExactly(List.of(0L));
  }

  @Test
  void a_file_without_cuts_is_one_split() throws IOException {
    assertThat(starts("1. e4 e5 1-0\n\n".repeat(20_000), IntStream.of(1000)))
        .containsExactly(List.of(0L));
  }

  @Test
  void a_split_has_about_the_length_that_is_wanted() throws IOException {
    String game = "[Event \"?\"]\n\n1. e4 e5 1-0\n\n";
    long length = game.length();
    assertThat(starts(game.repeat(10), IntStream.of((int) (4 * length - 1))))
        .containsExactly(List.of(0L, 4 * length, 8 * length));
  }

  /// The different ways to split a file into such lengths, by where the splits begin.
  private Set<List<Long>> starts(String pgn, IntStream lengths) throws IOException {
    Path file = Files.writeString(directory.resolve("games.pgn"), pgn);
    org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(file.toUri());
    Set<List<Long>> all = new LinkedHashSet<>();
    try (FSDataInputStream in = path.getFileSystem(new Configuration()).open(path)) {
      for (int bytes : lengths.toArray()) {
        all.add(new FileCuts(in, Files.size(file)).every(bytes));
      }
    }
    return all;
  }

  private static OneMachine whole(String pgn) throws IOException {
    return OneMachine.of("games.pgn", new ByteArrayInputStream(pgn.getBytes(UTF_8)));
  }

  private static OneMachine inParts(String pgn, List<Long> starts) throws IOException {
    OneMachine all = new OneMachine();
    long lines = 0;
    for (int i = 0; i < starts.size(); i++) {
      int to = i + 1 < starts.size() ? starts.get(i + 1).intValue() : pgn.length();
      String part = pgn.substring(starts.get(i).intValue(), to);
      all.add(moved(part, all.facts().size(), lines));
      lines += part.chars().filter(each -> each == '\n').count();
    }
    return all;
  }

  private static OneMachine moved(String part, long games, long lines) throws IOException {
    OneMachine rows =
        OneMachine.of(Archive.part("games.pgn", new ByteArrayInputStream(part.getBytes(UTF_8))));
    rows.findings().forEach(row -> move(row, games, lines));
    rows.facts().forEach(row -> move(row, games, lines));
    return rows;
  }

  private static void move(Map<String, Object> row, long games, long lines) {
    row.merge("game", games, (one, other) -> (long) one + (long) other);
    row.merge("line", lines, (one, other) -> (long) one + (long) other);
  }
}
