package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RefereeCommandTest {
  @Test
  void the_regulations_are_written_in_full() {
    Ran ran = Ran.withInput("{}\n", "referee");
    assertThat(ran.exit()).isEqualTo(Exit.DONE);
    assertThat(ran.lines()).hasSize(1);
    assertThat(ran.out()).startsWith("{\"schema\":1,").contains("FIDE 2023");
  }

  @Test
  void bad_regulations_stop_it() {
    Ran ran = Ran.withInput("{\"edition\":\"1999\"}\n", "referee");
    assertThat(ran.exit()).isEqualTo(Exit.MISUSE);
    assertThat(ran.err()).startsWith("jadoube referee: -, line 1, column ");
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void a_line_that_is_no_act_is_passed_over() {
    Ran ran = Ran.withInput("{}\nnonsense\n", "referee", "-");
    assertThat(ran.exit()).isEqualTo(Exit.MISUSE);
    assertThat(ran.err()).startsWith("jadoube referee: -, line 2, column 1");
    assertThat(ran.lines()).hasSize(1);
  }
}
