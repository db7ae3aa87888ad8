package org.jadoube.cli.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.cli.Jadoube;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
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

  private static final String BEGIN =
      "{\"type\":\"begin\",\"by\":\"arbiter\",\"at\":\"2026-01-01T12:00:00Z\"}\n";

  @Test
  void games_are_judged_one_after_the_other_each_as_if_alone() {
    String resigning = "{\"type\":\"resign\",\"by\":\"white\",\"at\":\"2026-01-01T12:00:01Z\"}\n";
    String first = Ran.withInput("{}\n" + BEGIN + resigning, "referee").out();
    String second = Ran.withInput("{\"edition\":\"2018\"}\n" + BEGIN, "referee").out();
    String all = "{}\n" + BEGIN + resigning + "{\"game\":\"b\"}\n{\"edition\":\"2018\"}\n" + BEGIN;

    Ran ran = Ran.withInput(all, "referee");

    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).isEqualTo(first + "{\"game\":\"b\"}\n" + second);
    assertThat(Ran.withInput(ran.out(), "referee").out()).isEqualTo(ran.out());
  }

  @Test
  void a_game_with_bad_regulations_is_passed_over_and_the_next_one_judged() {
    Ran ran =
        Ran.withInput(
            "{\"game\":1}\n{\"edition\":\"1999\"}\n"
                + BEGIN
                + "{ \"game\" : 2 }\n{}\n"
                + BEGIN
                + "nonsense\n",
            "referee");

    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.lines()).hasSize(6).element(1).asString().contains("json-fault");
    assertThat(ran.lines().get(2)).isEqualTo("{ \"game\" : 2 }");
    assertThat(ran.lines().get(4)).contains("game-begun");
    assertThat(ran.err()).contains("-, line 2, column ", "-, line 7, column 1");
  }

  @Test
  void an_answer_is_written_before_more_input_is_awaited() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<String> seen = new ArrayList<>();
    InputStream waiting =
        new InputStream() {
          @Override
          public int read() {
            seen.add(out.toString(UTF_8));
            return -1;
          }

          @Override
          public int read(byte[] buffer, int from, int length) {
            return read();
          }
        };
    InputStream in =
        new SequenceInputStream(new ByteArrayInputStream("{}\n".getBytes(UTF_8)), waiting);
    PrintWriter buffered = new PrintWriter(out, /* autoFlush= */ false, UTF_8);
    Jadoube.execute(new Streams(in, out, buffered, buffered, Optional::empty), "referee");

    assertThat(seen).first().asString().contains("FIDE 2023");
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
