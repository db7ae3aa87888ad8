package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Node counts that several other programs agree on, for thousands of positions. For deeper lines
/// see [DeepPerft].
class PerftDataTest {
  private static final long LARGEST = 100_000_000;

  @ParameterizedTest
  @ValueSource(strings = {"perft/chess960.perft", "perft/random.perft", "perft/tricky.perft"})
  void shallow_counts_are_right(String file) {
    assertThat(lines(file))
        .filteredOn(line -> line.count() <= 2_000)
        .allMatch(PerftFile.Line::isRight);
  }

  @Test
  void deeper_counts_of_tricky_positions_are_right() {
    assertThat(lines("perft/tricky.perft")).allMatch(PerftFile.Line::isRight);
  }

  @ParameterizedTest
  @ValueSource(strings = {"perft/chess960.perft", "perft/random.perft"})
  void deeper_counts_of_a_sample_are_right(String file) {
    List<PerftFile.Line> lines = new ArrayList<>(lines(file));
    lines.removeIf(line -> line.count() > 500_000);
    Collections.shuffle(lines, new Random(2));
    assertThat(lines.subList(0, 500)).allMatch(PerftFile.Line::isRight);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"perft/chess960.perft", "perft/random.perft", "perft/tricky.perft"})
  void all_counts_up_to_a_hundred_million_are_right(String file) {
    assertThat(
            lines(file).parallelStream()
                .filter(line -> line.count() <= LARGEST)
                .filter(line -> !line.isRight()))
        .isEmpty();
  }

  private static List<PerftFile.Line> lines(String file) {
    return PerftFile.parse(SharedData.lines(file));
  }
}
