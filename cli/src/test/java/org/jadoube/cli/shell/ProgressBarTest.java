package org.jadoube.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
  private static final long SECOND = 1_000_000_000;

  private static String drawn(long done, OptionalLong total, long seconds) {
    StringWriter terminal = new StringWriter();
    new ProgressBar(new PrintWriter(terminal), 0)
        .draw("a.pgn", done, total, 3_000, seconds * SECOND);
    return terminal.toString();
  }

  @Test
  void the_time_left_follows_from_the_rate() {
    assertThat(drawn(10_000_000, OptionalLong.of(40_000_000), 30))
        .contains(" 25 %  3000 games, 100/s, 0.3 MB/s, 1:30 left");
    assertThat(drawn(10_000_000, OptionalLong.of(1_000_000_000), 100)).endsWith(", 2:45:00 left");
    assertThat(drawn(40_000_000, OptionalLong.of(40_000_000), 30)).endsWith(", 0:00 left");
  }

  @Test
  void without_a_length_there_is_only_the_rate() {
    assertThat(drawn(10_000_000, OptionalLong.empty(), 10))
        .endsWith("a.pgn 10.0 MB  3000 games, 300/s, 1.0 MB/s");
    assertThat(drawn(0, OptionalLong.of(5), 10)).doesNotContain("left");
  }
}
