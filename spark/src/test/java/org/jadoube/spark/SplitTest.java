package org.jadoube.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.jadoube.audit.archive.Archive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Parts of a file, read one by one, are the same games as the whole.
class SplitTest {
  @TempDir private Path directory;

  @Test
  void the_rows_are_the_same_wherever_a_file_is_parted() throws IOException {
    String pgn = Nasty.allLineEnds();
    OneMachine whole = whole(pgn);
    Set<List<Long>> tried = new HashSet<>();
    for (int bytes = 1; bytes <= pgn.length(); bytes++) {
      List<Long> starts = starts(pgn, bytes);
      if (tried.add(starts)) {
        assertThat(inParts(pgn, starts)).as("parts of %d bytes", bytes).isEqualTo(whole);
      }
    }
    assertThat(tried).hasSizeGreaterThan(10);
  }

  @Test
  void a_file_whose_lines_end_with_cr_alone_is_not_parted() throws IOException {
    assertThat(starts(Nasty.GAMES.replace("\n", "\r"), 1)).containsExactly(0L);
  }

  @Test
  void a_file_without_cuts_is_one_split() throws IOException {
    assertThat(starts("1. e4 e5 1-0\n\n".repeat(20_000), 1000)).containsExactly(0L);
  }

  private List<Long> starts(String pgn, long bytes) throws IOException {
    Path file = Files.writeString(directory.resolve("games.pgn"), pgn);
    org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(file.toUri());
    try (FSDataInputStream in = path.getFileSystem(new Configuration()).open(path)) {
      return new Cuts(in, Files.size(file)).every(bytes);
    }
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
