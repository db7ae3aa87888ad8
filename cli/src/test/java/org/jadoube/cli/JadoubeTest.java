package org.jadoube.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.stream.Stream;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class JadoubeTest {
  private static final String MATE_GIVEN_AS_DRAW = "1. f3 e5 2. g4 Qh4# 1/2-1/2\n";

  static Stream<String> commands() {
    Streams none = Streams.of(InputStream.nullInputStream(), nowhere(), nowhere());
    return Jadoube.commandLine(none).getSubcommands().keySet().stream();
  }

  private static OutputStream nowhere() {
    return OutputStream.nullOutputStream();
  }

  @Test
  void without_a_command_it_says_what_there_is() {
    Ran ran = Ran.jadoube();
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(commands()).allSatisfy(command -> assertThat(ran.out()).contains("  " + command));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void every_command_has_help_with_an_example(String command) {
    Ran ran = Ran.jadoube(command, "--help");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).startsWith(firstLine(ran)).contains("  jadoube " + command);
    assertThat(ran.err()).isEmpty();
  }

  private static String firstLine(Ran ran) {
    return ran.lines().getFirst();
  }

  @Test
  void it_tells_its_version() {
    assertThat(Ran.jadoube("--version").out()).startsWith("jadoube ");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void an_unknown_option_is_misuse(String command) {
    Ran ran = Ran.jadoube(command, "--no-such-option", "1", "1");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("--no-such-option").contains(command + " --help");
    assertThat(ran.out()).isEmpty();
  }

  /// Wrong use and bad input: words that standard error must contain, without a stack trace.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          nonsense                                           | nonsense
          perft                                              | DEPTH
          perft x                                            | jadoube perft: DEPTH: expected a depth, a whole number from 0 to 99, found 'x'
          perft -- -1                                        | from 0 to 99, found '-1'
          perft 100                                          | from 0 to 99, found '100'
          perft 2 --threads 0                                | a number of threads, a whole number from 1 to 1000, found '0'
          perft --fen 8/8/8/8/8/8/8/8_w_-_-_0_1 1            | no king
          perft --fen nonsense 1                             | expected
          position                                           | FEN
          position 8/8/8/8/8/8/8/8 w - - 0 1                 | no king
          position --proof 0 startpos                        | --proof: expected a count, a whole number from 1
          position --svg --marks Ge9 startpos                | --marks: 'Ge9' should be a colour and a square
          position 8/8/8/8/8/8/8/9 w - - 0 1                 | found "9"
          position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1 | found "x"
          explain                                            | jadoube explain: FEN and MOVE are missing\n
          explain startpos                                   | jadoube explain: MOVE is missing\n
          convert --to                                       | jadoube convert: --to needs a value, NOTATION\n
          convert --sort --lint                              | jadoube convert: --sort needs a value, not '--lint'\n
          games export                                       | jadoube games export: FILE is missing\n
          games nonsense                                     | jadoube games: there is no command 'nonsense'\n
          explain startpos nonsense                          | "nonsense" is not a move
          explain --edition 1999 startpos e4                 | there is no edition '1999'
          explain kings w - - 0 1 e4                         | expected
          audit                                              | jadoube audit: FILE is missing\n
          audit none.pgn                                     | none.pgn: no such file
          audit .                                            | directory
          audit --format xml -                               | xml
          audit --threads 0 -                                | a number of threads, a whole number from 1 to 1000, found '0'
          audit --ignore everything -                        | there is no kind 'everything'
          convert                                            | FILE
          convert --to klingon -                             | there is no notation 'klingon'
          convert --split x --into . -                       | a count, a whole number from 1
          convert none.pgn                                   | none.pgn: no such file
          serve --port 65536                                 | a port, a whole number from 0 to 65535
          serve --config none.conf                           | none.conf: there is no such file
          serve --config .                                   | jadoube serve: .: cannot be read
          referee a b                                        | jadoube referee: 'b' was not expected here\n
          referee none.jsonl                                 | none.jsonl
          laws --edition 1999                                | there is no edition '1999'
          trf none.trf                                       | none.trf: no such file
          trf .                                              | jadoube trf: .: cannot be read
          trf --to trf25 -                                   | there is no dialect 'trf25'
          trf --to bbp a b                                   | one file at a time
          standings none.trf                                 | none.trf: no such file
          pair none.trf                                      | none.trf: no such file
          pair --pairing-engine ' none.trf                   | is not a command
          """)
  void bad_input_is_named(String arguments, String named) {
    Ran ran = Ran.jadoube(words(arguments));
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err())
        .contains(named.translateEscapes())
        .doesNotContain("Exception")
        .doesNotContain("\tat ");
  }

  /// An underscore stands for a space inside an argument.
  private static String[] words(String arguments) {
    return Stream.of(arguments.split(" "))
        .map(word -> word.replace('_', ' '))
        .toArray(String[]::new);
  }

  @Test
  void binary_input_is_refused() {
    byte[] binary = {0x7f, 'E', 'L', 'F', 0, 0, 0};
    for (String command : new String[] {"audit", "convert"}) {
      Ran ran = Ran.withInput(binary, command, "-");
      assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
      assertThat(ran.err()).contains("not text");
    }
  }

  @Test
  void several_files_are_read_though_one_is_missing() {
    Ran ran = Ran.withInput(MATE_GIVEN_AS_DRAW, "audit", "none.pgn", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.out()).contains("contradicted-result");
  }

  /// A stream that exhausts memory.
  private static final class Exhausting extends InputStream {
    @Override
    public int read() {
      throw new OutOfMemoryError("as if");
    }

    @Override
    public int read(byte[] target, int from, int length) {
      return read();
    }
  }

  @ParameterizedTest
  @CsvSource({"audit -", "convert -", "convert --lint -", "fate", "referee"})
  void where_memory_runs_out_a_line_says_so(String command) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams = Streams.of(new Exhausting(), nowhere(), err);
    int exit = Jadoube.execute(streams, command.split(" "));

    assertThat(exit).isEqualTo(ExitCode.MISUSE);
    assertThat(err.toString(UTF_8))
        .matches("jadoube \\w+: out of memory \\(the limit is \\d+ MB\\); .*-Xmx\\d+m\n");
  }

  @Test
  void help_is_a_word_as_well_as_an_option() {
    assertThat(Ran.jadoube("help").out()).isEqualTo(Ran.jadoube("--help").out());
    assertThat(Ran.jadoube("help", "convert").out())
        .isEqualTo(Ran.jadoube("convert", "--help").out())
        .contains(
            "\n  jadoube convert --as-is --drop-duplicates --sort date a.pgn b.pgn > all.pgn\n");
    assertThat(Ran.jadoube("help", "games", "import").out())
        .isEqualTo(Ran.jadoube("games", "import", "--help").out());
    assertThat(Ran.jadoube("help", "help").out()).isEqualTo(Ran.jadoube("help").out());
    assertThat(Ran.jadoube("help", "convrt").err())
        .startsWith("jadoube: there is no command 'convrt'")
        .contains("Did you mean: jadoube convert");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "audit --severity loud -|jadoube audit: --severity: there is no 'loud', only error, warning, note",
        "audit --loud -|jadoube audit: there is no option '--loud'",
        "referee --zone Mars/X|jadoube referee: --zone: there is no time zone 'Mars/X'; zones are written like Europe/Prague or +02:00",
      })
  void what_is_unknown_is_called_so(String command, String told) {
    assertThat(Ran.jadoube(command.split(" ")).err().lines()).first().isEqualTo(told);
  }
}
