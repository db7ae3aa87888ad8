package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.cli.shell.Streams;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/// The help of every command fits on a terminal.
class HelpTest {
  private static final int COLUMNS = 80;
  private static final int NO_END = 2_000;

  static Stream<CommandLine> commands() {
    OutputStream nowhere = OutputStream.nullOutputStream();
    return all(Jadoube.commandLine(Streams.of(InputStream.nullInputStream(), nowhere, nowhere)));
  }

  private static Stream<CommandLine> all(CommandLine command) {
    return Stream.concat(
        Stream.of(command), command.getSubcommands().values().stream().flatMap(HelpTest::all));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void no_line_is_longer_than_a_terminal_is_wide(CommandLine command) {
    assertThat(command.getUsageMessage().lines()).allMatch(line -> line.length() <= COLUMNS);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void no_word_is_broken_across_lines(CommandLine command) {
    List<String> folded = words(command.getUsageMessage());
    command.getCommandSpec().usageMessage().width(NO_END);
    assertThat(folded).isSubsetOf(words(command.getUsageMessage()));
  }

  private static List<String> words(String help) {
    return Stream.of(help.split("\\s+")).toList();
  }
}
