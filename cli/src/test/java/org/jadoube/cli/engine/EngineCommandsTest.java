package org.jadoube.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.cli.Jadoube;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.notation.pgn.game.PgnGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EngineCommandsTest {
  private static final String BOOK = "4k3/8/8/8/8/8/4P3/4K3 w - -\nnonsense\n";

  @Test
  void the_engine_answers_on_standard_output() {
    String in = "uci\nposition fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1\ngo depth 3\n";
    Ran ran = Ran.withInput(in, "uci");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines()).contains("uciok").last().isEqualTo("bestmove a1a8");
  }

  @Test
  void our_engine_plays_a_match_as_a_process(@TempDir Path directory) throws IOException {
    Path pgn = directory.resolve("games.pgn");
    Path book = Files.writeString(directory.resolve("book.epd"), BOOK);
    Ran ran =
        Ran.jadoube(
            "match",
            "-engine",
            "cmd=" + java(),
            "args=" + program(),
            "name=one",
            "option.Skill Level=2",
            "--engine",
            "cmd=" + java() + " name=two args='" + program() + "'",
            "-each",
            "nodes=40",
            "--rounds",
            "1",
            "-repeat",
            "-maxmoves",
            "3",
            "-openings",
            "file=" + book,
            "-pgnout",
            "file=" + pgn);
    assertThat(ran.err()).contains("book.epd: left out 1 of 2");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines())
        .contains(
            "Finished game 2 (two vs one): 1/2-1/2 {too many moves}",
            "Games: 2, Wins: 0, Losses: 0, Draws: 2, Points: 1.0 (50.00 %)",
            "Ptnml(0-2): [0, 0, 1, 0, 0]");
    assertThat(PgnGame.all(Files.readString(pgn)))
        .hasSize(2)
        .allMatch(game -> game.tag("Termination").orElse("").equals("adjudication"))
        .allMatch(game -> game.faults().isEmpty());
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static String program() {
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return "-XX:TieredStopAtLevel=1 -cp " + classes + " " + Jadoube.class.getName() + " uci";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--engine cmd=a                                       | needs two engines or more",
        "--engine cmd=a --engine cmd=b                        | nothing limits the engines",
        "--engine cmd=a --engine name=b --each nodes=1        | an engine needs a command",
        "--engine cmd=a --engine cmd=b --each tc=soon         | not 'soon'",
        "--engine cmd=a --engine cmd=b --each pace=1          | there is no 'pace'",
        "--engine cmd=a --engine cmd=b --each nodes=0         | nodes is a whole number from 1",
        "--engine cmd=a --engine b --each nodes=1             | not 'b'",
        "--engine cmd=a tc=1 --engine cmd=b tc=2              | the same time control",
        "--engine cmd=none-such --engine cmd=b --each nodes=1 | none-such: Cannot run program",
        "--engine cmd=a --engine cmd=b --each nodes=1 --sprt elo0=5 elo1=0 | elo0 < elo1",
        "--engine cmd=a --engine cmd=b --each nodes=1 --openings file=none | cannot read none: no such file",
        "--engine cmd=a --engine cmd=b --each nodes=1 --openings file=../LICENSE | no opening in ../LICENSE",
        "--engine cmd=a --engine cmd=b --each nodes=1 --pgnout file=none/x.pgn | cannot write none/x.pgn: no such",
        "--engine cmd=a --engine cmd=b --each nodes=1 --variant losers     | not 'losers'",
        "--engine cmd= --engine cmd=b --each nodes=1                       | an engine needs a command",
        "--engine cmd=a proto=xboard --engine cmd=b --each nodes=1         | proto is uci, not 'xboard'",
        "--engine cmd=a --engine cmd=b --each tc=0                         | above zero, not '0'",
        "--engine cmd=a --engine cmd=b --each st=0                         | st is a number of seconds above zero",
        "--engine cmd=a --engine cmd=b --each nodes=1 --maxmoves -3        | a whole number from 0 to 10000",
        "--engine cmd=a --engine cmd=b --each nodes=1 --concurrency 0      | a whole number from 1 to 1000",
        "--engine cmd=a --engine cmd=b --each nodes=1 --report penta=maybe | penta is false or true, not 'maybe'",
        "--engine cmd=a --engine cmd=b --each nodes=1 --report colour=red  | there is no 'colour'; there are penta",
        "--engine cmd=a --engine cmd=b --each nodes=1 --resign twosided=x  | twosided is false or true, not 'x'",
        "--engine cmd=a --engine cmd=b --each nodes=1 --pgnout file=x append=no | there is no 'append'",
        "--engine cmd=a --engine cmd=b --each nodes=1 --openings file=../LICENSE format=pdf | format is epd or pgn, not 'pdf'",
        "--engine cmd=a --engine cmd=b --each nodes=1 --openings file=BOOK order=back | order is random or sequential, not 'back'"
      })
  void wrong_use_is_told(String arguments, String message, @TempDir Path directory)
      throws IOException {
    Path book = Files.writeString(directory.resolve("book.epd"), BOOK);
    Ran ran = Ran.jadoube(("match " + arguments.replace("BOOK", book.toString())).split(" +"));
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains(message);
  }

  @Test
  void engines_that_do_not_start_leave_no_file(@TempDir Path directory) {
    Path pgn = directory.resolve("games.pgn");
    Ran ran =
        Ran.jadoube(
            ("match --engine cmd=none-such --engine cmd=b --each nodes=1 --pgnout file=" + pgn)
                .split(" "));
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(pgn).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "10+0.1,   10+0.1",
    "40/1:30,  40/90",
    "soon,     none",
    "8+0.08,   8+0.08",
    "inf,      -"
  })
  void times_are_read_as_elsewhere(String text, String control) {
    assertThat(EngineTime.control(text).map(TimeControl::text).orElse("none")).isEqualTo(control);
  }
}
