package org.jadoube.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Iterator;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
  private static final long SECOND = 1_000_000_000;
  private static final String LINE_END = "\u001b[?7h";

  private final StringWriter terminal = new StringWriter();

  /// A bar that begins at 0 and looks at the clock at these times.
  private ProgressBar bar(Long... nanos) {
    Iterator<Long> times = Arrays.asList(nanos).iterator();
    terminal.getBuffer().setLength(0);
    return new ProgressBar(new PrintWriter(terminal), times::next);
  }

  private String drawn(long done, OptionalLong total, long seconds) {
    bar(0L, seconds * SECOND).draw("a.pgn", done, total, 3_000);
    return terminal.toString();
  }

  @Test
  void the_time_left_follows_from_the_rate() {
    assertThat(drawn(10_000_000, OptionalLong.of(40_000_000), 30))
        .contains("a.pgn ███░░░░░░░░░  25 %  3000 games, 100/s, 0.3 MB/s, 1:30 left");
    assertThat(drawn(10_000_000, OptionalLong.of(1_000_000_000), 100))
        .endsWith(", 2:45:00 left" + LINE_END);
    assertThat(drawn(40_000_000, OptionalLong.of(40_000_000), 30))
        .endsWith(", 0:00 left" + LINE_END);
  }

  @Test
  void without_a_length_there_is_only_the_rate() {
    assertThat(drawn(10_000_000, OptionalLong.empty(), 10))
        .endsWith("a.pgn 10.0 MB  3000 games, 300/s, 1.0 MB/s" + LINE_END);
    assertThat(drawn(0, OptionalLong.of(5), 10)).doesNotContain("left");
  }

  @Test
  void what_was_drawn_a_moment_ago_stays() {
    ProgressBar bar = bar(0L, SECOND, SECOND + 1);
    bar.draw("games.pgn", 50, OptionalLong.of(100), 7);
    bar.draw("games.pgn", 51, OptionalLong.of(100), 8);
    assertThat(terminal.toString()).contains(" 50 %  7 games, 7/s").doesNotContain("51");
  }

  @Test
  void of_a_long_name_the_end_is_shown() {
    bar(0L, SECOND).draw("/home/ana/games-of-the-year-2018.pgn", 0, OptionalLong.empty(), 7);
    assertThat(terminal.toString()).contains("…f-the-year-2018.pgn 0.0 MB").doesNotContain("ana");
  }

  @Test
  void a_hidden_bar_is_not_shown_again_until_it_is_drawn() {
    ProgressBar bar = bar(0L, SECOND, 2 * SECOND);
    bar.draw("a.pgn", 50, OptionalLong.of(100), 7);
    bar.hide();
    String before = terminal.toString();
    assertThat(before).endsWith("\r\u001b[K");
    bar.show();
    assertThat(terminal).hasToString(before);
    bar.draw("a.pgn", 60, OptionalLong.of(100), 7);
    assertThat(terminal.toString()).contains(" 60 %");
  }
}
