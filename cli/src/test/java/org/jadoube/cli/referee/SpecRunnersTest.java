package org.jadoube.cli.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.cli.Jadoube;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The reference runners of `spec/`, before this referee.
class SpecRunnersTest {
  private static final Path SPEC = Repository.root().resolve("spec");

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({"python3, run.py", "node, run.mjs"})
  void a_runner_finds_the_difference_and_no_other(String interpreter, String runner)
      throws Exception {
    assumeTrue(starts(interpreter), interpreter);
    Path wrong = directory.resolve("wrong.json");
    Files.writeString(
        wrong,
        """
        [{"case": "Wrong", "rules": ["resignation"], "editions": ["2023"], "play": [
          {"act": "resign", "by": "white", "asked": true, "gives": [{"ruling": "resignation", "result": "1-0"}]}]}]
        """);
    List<Path> files =
        Stream.of("article-06-press", "article-09-late", "e04-moves")
            .map(name -> SPEC.resolve("cases/" + name + ".json"))
            .toList();
    assertThat(played(interpreter, runner, wrong, files))
        .startsWith("wrong.json: Wrong (2023): result: expected ")
        .endsWith("\n40 cases, 1 differences\n1");
  }

  @ParameterizedTest
  @CsvSource({"python3, run.py", "node, run.mjs"})
  void a_runner_says_what_is_wrong_with_a_file(String interpreter, String runner) throws Exception {
    assumeTrue(starts(interpreter), interpreter);
    Path broken = Files.writeString(directory.resolve("broken.json"), "[{\"case\": \"x\"");
    Path bare = Files.writeString(directory.resolve("bare.json"), "[{\"case\": \"x\"}]");
    assertThat(played(interpreter, runner, broken, List.of()))
        .startsWith(runner + ": " + broken + ": ")
        .doesNotContain("Traceback", "    at ")
        .endsWith("\n2");
    assertThat(played(interpreter, runner, bare, List.of()))
        .isEqualTo(
            runner
                + ": "
                + bare
                + ": case 1: expected an object with a name as \"case\" and a list as \"play\"\n2");
  }

  @Test
  void positions_agree_with_a_plain_reading_of_article_3() throws Exception {
    assumeTrue(starts("python3"), "python3");
    String found = ran(List.of("python3", SPEC.resolve("runner/positions.py").toString()));
    assertThat(found).endsWith(" positions, 0 differences\n0");
  }

  private static boolean starts(String interpreter) throws InterruptedException {
    try {
      return new ProcessBuilder(interpreter, "--version")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException absent) {
      return false;
    }
  }

  /// The output of a runner, and its exit code as the last line.
  private String played(String interpreter, String runner, Path first, List<Path> others)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(interpreter);
    command.add(SPEC.resolve("runner").resolve(runner).toString());
    command.addAll(List.of("--command", referee()));
    command.add(first.toString());
    others.forEach(file -> command.add(file.toString()));
    return ran(command);
  }

  private String referee() throws IOException {
    Path arguments = directory.resolve("arguments");
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    Files.writeString(
        arguments,
        String.join(
            "\n",
            "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
            "-cp",
            "\"" + classes + "\"",
            Jadoube.class.getName(),
            "referee --permitted white"));
    return Path.of(System.getProperty("java.home"), "bin", "java") + " @" + arguments;
  }

  private static String ran(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    return output + process.waitFor();
  }
}
