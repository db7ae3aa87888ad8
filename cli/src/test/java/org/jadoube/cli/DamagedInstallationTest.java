package org.jadoube.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The command with an unusable part, met either by the command itself or by the thread that loads
/// things in advance.
final class DamagedInstallationTest {
  private static final String EDITIONS = "org/jadoube/laws/edition/";

  /// A directory that comes first on the class path.
  @TempDir Path damaged;

  @ParameterizedTest
  @ValueSource(strings = {"laws 9.2", "explain startpos e2e5", "laws --concordance 9.2"})
  void a_wrong_catalogue_is_named_with_its_line(String command) throws Exception {
    put(EDITIONS + "catalogue/article-09.txt", "nonsense\n");
    assertThat(ran(command, ExitCode.MISUSE))
        .contains("jadoube: a part of this installation is missing or damaged")
        .contains("CatalogueFault: article-09.txt, line 1: found nonsense, expected ")
        .doesNotContain("ExceptionInInitializerError", "\tat ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"laws 9.2", "explain startpos e2e5"})
  void a_class_that_cannot_be_read_is_told_in_a_line(String command) throws Exception {
    put(EDITIONS + "Edition.class", "nonsense");
    assertThat(ran(command, ExitCode.MISUSE))
        .contains("jadoube: a part of this installation is missing or damaged")
        .doesNotContain("\tat ");
  }

  @Test
  void what_needs_no_damaged_part_works() throws Exception {
    put(EDITIONS + "Edition.class", "nonsense");
    assertThat(ran("position startpos", ExitCode.DONE)).contains("FEN");
  }

  private void put(String name, String content) throws Exception {
    Path file = damaged.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  private String ran(String command, int exit) throws Exception {
    Process process =
        new ProcessBuilder(
                Stream.concat(
                        Stream.of(
                            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                            "--enable-native-access=ALL-UNNAMED",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            damaged + File.pathSeparator + classPath(),
                            Jadoube.class.getName()),
                        List.of(command.split(" ")).stream())
                    .toList())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(output).isEqualTo(exit);
    return output;
  }

  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }
}
