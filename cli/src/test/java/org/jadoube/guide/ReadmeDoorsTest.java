package org.jadoube.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.cli.Jadoube;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The first commands that the README gives to each of its readers.
class ReadmeDoorsTest {
  private static final Pattern BLOCK = Pattern.compile("```sh\\n(.*?)```", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  /// Commands that go on until somebody ends them, or need a server's games.
  private static final Pattern LASTING = Pattern.compile("serve.*|.*--interactive|games .*");

  private static final Map<String, String> FILES =
      Map.of(
          "games.pgn",
          "[Event \"?\"]\n[Date \"2024.05.01\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
          "tournament.trf",
          Ran.jadoube("tournament", "generate", "--players", "8", "--rounds", "3").out());

  @TempDir Path directory;

  static List<String> commands() throws Exception {
    String readme = Files.readString(Repository.root().resolve("README.md"));
    String doors = readme.split("## Where to begin\n", -1)[1].split("\n## ", -1)[0];
    return BLOCK.matcher(doors).results().flatMap(block -> block.group(1).lines()).toList();
  }

  private static List<String> words(String line) {
    Matcher words = WORD.matcher(line.replaceFirst("^\\./jadoube ", "").replaceFirst(" +# .*", ""));
    return words.results().map(ReadmeDoorsTest::word).toList();
  }

  private static String word(MatchResult found) {
    return found.group(1) == null ? found.group(2) : found.group(1);
  }

  @Test
  void each_of_four_readers_gets_five_lines() throws Exception {
    assertThat(commands()).hasSize(20).allMatch(line -> line.startsWith("./jadoube "));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void a_command_has_the_options_that_it_is_shown_with(String line) {
    OutputStream nowhere = OutputStream.nullOutputStream();
    Streams streams = Streams.of(InputStream.nullInputStream(), nowhere, nowhere);
    assertThatCode(
            () -> {
              var _ = Jadoube.commandLine(streams).parseArgs(words(line).toArray(String[]::new));
            })
        .doesNotThrowAnyException();
  }

  static Stream<String> finite() throws Exception {
    return commands().stream()
        .filter(line -> !LASTING.matcher(String.join(" ", words(line))).matches());
  }

  @ParameterizedTest
  @MethodSource("finite")
  void a_command_answers(String line) throws Exception {
    for (var file : FILES.entrySet()) {
      Files.writeString(directory.resolve(file.getKey()), file.getValue());
    }
    String[] arguments =
        words(line).stream()
            .map(word -> FILES.containsKey(word) ? directory.resolve(word).toString() : word)
            .toArray(String[]::new);
    Ran ran = Ran.jadoube(arguments);
    assertThat(ran.exit()).as(ran.err()).isIn(ExitCode.DONE, ExitCode.FOUND);
    assertThat(ran.out()).isNotEmpty();
  }
}
