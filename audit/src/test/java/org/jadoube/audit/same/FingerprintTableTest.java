package org.jadoube.audit.same;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.same.FingerprintTable.Seen;
import org.junit.jupiter.api.Test;

class FingerprintTableTest {
  /// Keys for the last place of a new table, so that the next one wraps round.
  private static final long LAST_PLACE = (1 << 12) - 1;

  private static final GameKey ANNA_BERTA = key(LAST_PLACE, "Anna", "Berta");
  private static final GameKey CLARA_DORA = key(LAST_PLACE, "Clara", "Dora");
  private static final GameKey EITHER = key(LAST_PLACE, "Anna Clara", "Berta Dora");

  @Test
  void of_two_games_like_a_third_the_first_is_found_however_much_the_table_has_grown() {
    FingerprintTable table = new FingerprintTable(1_000_000);
    table.add(ANNA_BERTA, "a.pgn", 7);
    table.add(CLARA_DORA, "b.pgn", 8);
    assertThat(table.add(EITHER, "c.pgn", 9)).contains(new Seen("a.pgn", 7));

    for (int i = 0; i < 100_000; i++) {
      assertThat(table.add(other(i), "c.pgn", 10 + i)).isEmpty();
    }

    assertThat(table.add(EITHER, "d.pgn", 1)).contains(new Seen("a.pgn", 7));
  }

  @Test
  void all_games_are_found_in_a_table_that_has_grown() {
    FingerprintTable table = new FingerprintTable(100_000);
    IntStream.range(0, 100_000).forEach(i -> table.add(other(i), "a.pgn", i + 1));

    assertThat(table.isFull()).isTrue();
    assertThat(IntStream.range(0, 100_000))
        .allSatisfy(
            i -> assertThat(table.add(other(i), "b.pgn", 1)).contains(new Seen("a.pgn", i + 1)));
  }

  @Test
  void a_full_table_still_knows_what_is_in_it_and_takes_nothing_more() {
    FingerprintTable table = new FingerprintTable(1);
    table.add(ANNA_BERTA, "a.pgn", 1);
    assertThat(table.isFull()).isTrue();
    assertThat(table.add(CLARA_DORA, "a.pgn", 2)).isEmpty();
    assertThat(table.add(CLARA_DORA, "a.pgn", 3)).isEmpty();
    assertThat(table.add(ANNA_BERTA, "a.pgn", 4)).contains(new Seen("a.pgn", 1));
  }

  @Test
  void a_table_keeps_within_its_memory() {
    for (long bytes : new long[] {1, 1_000_000, 1L << 30, 1L << 34, Long.MAX_VALUE}) {
      assertThat(FingerprintTable.mostIn(bytes)).isBetween(1, FingerprintTable.MOST_GAMES);
    }
    assertThat(FingerprintTable.mostIn(1L << 30)).isBetween(10_000_000, 40_000_000);
  }

  private static GameKey other(int number) {
    return key(number * 0x9E3779B97F4A7C15L, "Emma", "Frieda");
  }

  private static GameKey key(long moves, String white, String black) {
    return new GameKey(moves, FoldedName.pair(white, black), 0, 0, "x".repeat(60));
  }
}
