package org.jadoube.audit.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jadoube.audit.archive.ArchiveOpening.Obstacle;
import org.jadoube.audit.archive.ArchiveOpening.Opened;
import org.jadoube.audit.archive.ArchiveOpening.Refused;
import org.junit.jupiter.api.Test;

/// Reading a Parquet file with some unreadable rows.
class ParquetArchiveTest {
  private static final List<Integer> GROUPS = List.of(3, 1, 4, 2);
  private static final int ROWS = 10;
  private static final int GROUP_BYTES = 1000;
  private static final Pattern EVENT = Pattern.compile("\\[Event \"(\\d+)\"]");

  /// A file whose rows are numbered from 0.
  ///
  /// @param bad the rows that cannot be read
  private record Rowed(Set<Integer> bad, Set<String> columns) implements RowGroups {
    static Rowed with(Integer... bad) {
      return new Rowed(Set.of(bad), Set.of("White", "Event", "movetext"));
    }

    @Override
    public List<RowGroup> all() {
      return IntStream.range(0, GROUPS.size())
          .mapToObj(i -> new RowGroup((long) i * GROUP_BYTES, GROUPS.get(i)))
          .toList();
    }

    @Override
    public long bytes() {
      return (long) GROUPS.size() * GROUP_BYTES;
    }

    @Override
    public Rows rows(RowGroup first) {
      return new Rows() {
        private int row = firstRow((int) first.from() / GROUP_BYTES);

        @Override
        public Optional<Map<String, String>> next() throws IOException {
          if (bad.contains(row)) { // and never gets past it
            if (row % 2 == 0) {
              throw new IOException("bad page");
            }
            throw new IllegalStateException("bad page");
          }
          return row == ROWS ? Optional.empty() : Optional.of(game(row++));
        }

        @Override
        public void close() {}
      };
    }

    private static Map<String, String> game(int row) {
      return Map.of("White", "Ana", "Event", "" + row, "movetext", "1. e4 {long } e5 1-0");
    }
  }

  private static int firstRow(int group) {
    return GROUPS.subList(0, group).stream().mapToInt(rows -> rows).sum();
  }

  /// The rows that must be read: of every group those before the first bad one.
  private static List<Integer> expected(Set<Integer> bad) {
    List<Integer> rows = new ArrayList<>();
    for (int group = 0; group < GROUPS.size(); group++) {
      IntStream.range(firstRow(group), firstRow(group + 1))
          .takeWhile(row -> !bad.contains(row))
          .forEach(rows::add);
    }
    return rows;
  }

  /// @param events those of the games that were read
  private record ReadArchive(List<Integer> events, List<Damage> damages) {
    static ReadArchive of(Rowed file) throws IOException {
      try (Archive archive = ((Opened) Archive.open("a.parquet", file)).archive()) {
        StringBuilder text = new StringBuilder();
        try {
          for (int c = archive.text().read(); c >= 0; c = archive.text().read()) {
            text.append((char) c);
          }
        } catch (Flawed end) {
          assertThat(archive.damages().getLast().last()).isTrue();
        }
        List<Integer> events =
            EVENT.matcher(text).results().map(found -> Integer.valueOf(found.group(1))).toList();
        return new ReadArchive(events, archive.damages());
      }
    }
  }

  @Test
  void behind_damage_reading_goes_on_with_the_next_group_of_rows() throws IOException {
    for (int first = 1; first < ROWS; first++) {
      for (int second = first; second < ROWS; second++) {
        Set<Integer> bad = new TreeSet<>(Set.of(first)); // two, which may be equal
        bad.add(second);
        ReadArchive read = ReadArchive.of(Rowed.with(bad.toArray(Integer[]::new)));
        assertThat(read.events()).as("bad rows %s", bad).isEqualTo(expected(bad));
        assertThat(read.damages()).isNotEmpty();
      }
    }
  }

  @Test
  void damage_is_told_with_its_group_and_what_was_left_out() throws IOException {
    assertThat(ReadArchive.of(Rowed.with(2)).damages())
        .extracting(Damage::text)
        .containsExactly(
            "it is damaged in the rows from byte 0 on; 1000 bytes were left out, up to the next game");
    assertThat(ReadArchive.of(Rowed.with(9)).damages())
        .extracting(Damage::text)
        .containsExactly(
            "cannot be read to the end: it is damaged in the rows from byte 3000 on; 1000 bytes were left out");
  }

  @Test
  void what_was_read_before_damage_is_not_doubtful() throws IOException {
    assertThat(ReadArchive.of(Rowed.with(2, 6)).damages())
        .hasSize(2)
        .allMatch(damage -> damage.doubtful().isEmpty() && !damage.broken());
  }

  @Test
  void a_sound_file_is_read_on_end() throws IOException {
    ReadArchive read = ReadArchive.of(Rowed.with());
    assertThat(read.events()).isEqualTo(IntStream.range(0, ROWS).boxed().toList());
    assertThat(read.damages()).isEmpty();
  }

  @Test
  void a_file_whose_first_rows_are_damaged_is_read_from_the_next_group_on() throws IOException {
    assertThat(ReadArchive.of(Rowed.with(0)).events()).isEqualTo(expected(Set.of(0)));
  }

  @Test
  void a_file_without_a_column_of_moves_is_refused() {
    assertThat(Archive.open("a.parquet", new Rowed(Set.of(), Set.of("Event"))))
        .isEqualTo(new Refused(Obstacle.WITHOUT_MOVES));
  }
}
