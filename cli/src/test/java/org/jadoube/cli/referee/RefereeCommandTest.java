package org.jadoube.cli.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefereeCommandTest {
  @Test
  void the_regulations_are_written_in_full() {
    Ran ran = Ran.withInput("{}\n", "referee");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines()).hasSize(1);
    assertThat(ran.out()).startsWith("{\"schema\":1,").contains("FIDE 2023");
  }

  @Test
  void bad_regulations_stop_it() {
    Ran ran = Ran.withInput("{\"edition\":\"1999\"}\n", "referee");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).startsWith("jadoube referee: -, line 1, column ");
    assertThat(ran.out()).contains("json-fault").doesNotContain("regulations");
  }

  @Test
  void a_line_that_is_no_act_is_passed_over() {
    Ran ran = Ran.withInput("{}\nnonsense\n", "referee", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).startsWith("jadoube referee: -, line 2, column 1");
    assertThat(ran.lines()).hasSize(2);
    assertThat(ran.out()).contains("\"type\":\"json-fault\",\"pointer\":\"\",\"line\":2");
  }

  @Test
  void its_output_is_input_again() {
    String first = "{}\n{\"type\":\"begin\",\"by\":\"arbiter\",\"at\":\"2026-01-01T12:00:00Z\"}\n";
    String next = "{\"type\":\"resign\",\"by\":\"white\",\"at\":\"2026-01-01T12:00:01Z\"}\n";
    String record = Ran.withInput(first, "referee").out();
    assertThat(Ran.withInput(record + next, "referee").out())
        .isEqualTo(Ran.withInput(first + next, "referee").out())
        .contains("0-1");
  }

  @Test
  void who_is_asked_for_is_told_what_may_be_done_after_each_act() {
    String acts = "{}\n{\"type\":\"begin\",\"by\":\"arbiter\",\"at\":\"2026-01-01T12:00:00Z\"}\n";
    Ran ran = Ran.withInput(acts, "referee", "--permitted", "black,arbiter");
    assertThat(ran.lines()).hasSize(4);
    assertThat(ran.lines().get(2)).contains("\"type\":\"permissions\",\"by\":\"black\"");
    assertThat(ran.lines().get(3)).contains("\"by\":\"arbiter\"");
  }

  @Test
  void who_is_asked_for_must_be_somebody_who_acts() {
    Ran ran = Ran.withInput("{}\n", "referee", "--permitted", "green");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("found \"green\", expected one of white, black, arbiter");
  }

  @Test
  void a_line_without_end_is_not_kept() {
    Ran ran = Ran.withInput("{}\n" + "[".repeat(3 << 20) + "\n", "referee");
    assertThat(ran.err()).contains("line 2, column 1").contains("at most 1048576 characters");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/no/such/file", "no\0name"})
  void a_file_that_is_not_there_is_named(String file) {
    Ran ran = Ran.jadoube("referee", file);
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains(file + " cannot be read: no such file");
  }
}
