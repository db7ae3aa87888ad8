package org.jadoube.cli.perft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 20", "2, 400", "3, 8902", "4, 197281"})
  void the_last_line_counts_the_nodes(int depth, long nodes) {
    Ran ran = Ran.jadoube("perft", "--cold", String.valueOf(depth));
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines().getLast()).startsWith("nodes " + nodes + " seconds ");
  }

  @Test
  void threads_do_not_change_the_count() {
    Ran ran = Ran.jadoube("perft", "--cold", "--threads", "3", "--fen", KIWIPETE, "4");
    assertThat(ran.lines().getLast()).startsWith("nodes 4085603 ");
  }

  @Test
  void divide_tells_the_count_behind_each_move() {
    Ran ran = Ran.jadoube("perft", "--cold", "--divide", "3");
    assertThat(ran.lines()).hasSize(21).contains("e2e4: 600", "g1f3: 440");
    assertThat(ran.lines().getLast()).startsWith("nodes 8902 ");
  }

  @Test
  void chess960_writes_castling_as_the_king_taking_his_rook() {
    String castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assertThat(Ran.jadoube("perft", "--divide", "--fen", castling, "1").out()).contains("e1g1: 1");
    assertThat(Ran.jadoube("perft", "--divide", "--chess960", "--fen", castling, "1").out())
        .contains("e1h1: 1")
        .doesNotContain("e1g1");
  }

  @Test
  void numbers_are_plain_whatever_the_locale() {
    Locale locale = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    try {
      assertThat(Ran.jadoube("perft", "4").lines().getLast())
          .matches("nodes 197281 seconds \\d+\\.\\d+ nps \\d+");
    } finally {
      Locale.setDefault(locale);
    }
  }
}
