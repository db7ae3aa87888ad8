package org.jadoube.cli.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.cli.Jadoube;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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

  private static String example(String name) {
    return Repository.root().resolve("docs/house-rules/" + name + ".rules").toString();
  }

  @Test
  void a_stalemate_under_the_rules_of_an_armageddon_file_counts_as_a_win_for_black() {
    String stalemate =
        "{\"type\":\"move\",\"by\":\"white\",\"at\":\"2026-01-01T12:00:01Z\",\"attempt\":\"f6f7\"}\n";
    String game = "{\"start\":\"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"}\n" + BEGIN + stalemate;

    Ran ran = Ran.withInput(game, "referee", "--rules", example("armageddon"));

    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines().getLast())
        .contains("{\"type\":\"ends\",\"result\":\"1/2-1/2\"}")
        .contains("{\"type\":\"counts-as-win\",\"player\":\"black\"}")
        .contains("\"house\":{\"title\":\"Armageddon of the club championship\",\"number\":\"2\"}");
    assertThat(Ran.withInput(ran.out(), "referee").out()).isEqualTo(ran.out());
    assertThat(Ran.withInput(ran.out(), "referee", "--words", "en").out())
        .contains(
            "Stalemate. The game is drawn. It counts as a win for Black, who has draw odds."
                + " FIDE 2023, Article 5.2.1 and Armageddon of the club championship, 2.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"federation", "freestyle"})
  void other_examples_of_house_rules_are_played_under(String name) {
    assertThat(Ran.withInput("{}\n", "referee", "--rules", example(name)).exit())
        .isEqualTo(ExitCode.DONE);
  }

  @Test
  void regulations_that_contradict_the_house_rules_are_told() {
    Ran ran =
        Ran.withInput("{\"timeControl\":\"300+3\"}\n", "referee", "--rules", example("federation"));
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("Youth League 2026, 2.2: increment = forbidden");
  }

  @Test
  void faulty_house_rules_stop_it_with_every_fault(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("club.rules");
    Files.writeString(file, "title = Club\nnonsense\n[1] Words\ndraws = soon\n");
    Ran ran = Ran.withInput("{}\n", "referee", "--rules", file.toString());
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(file + ":2:1: ", file + ":3:1: ", file + ":4:9: ");
  }

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
