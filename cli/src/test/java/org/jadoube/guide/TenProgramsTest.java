package org.jadoube.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The programs of `docs/ten-programs.md`, compiled as a reader has them and run. `…` in an output
/// stands for anything.
class TenProgramsTest {
  private static final Pattern PROGRAM =
      Pattern.compile(
          "```java (\\w+)\\.java\\n([\\s\\S]*?)```\\n(?:\\n```text\\n([\\s\\S]*?)```)?");
  private static final Pattern SAVED = Pattern.compile("```text (\\S+)\\n([\\s\\S]*?)```");
  private static final String JAVA = Path.of(System.getProperty("java.home"), "bin").toString();
  private static final Map<String, String> ARGUMENTS =
      Map.of(
          "Statistics",
          "games.pgn",
          "Table",
          "after1.trf",
          "Picture",
          "mate.svg",
          "Ask",
          "./engine");

  private static final String OURS = "org.jadoube.wording,org.jadoube.tournament,org.jadoube.uci";

  /// As much of an engine as is asked for.
  private static final String ENGINE =
      """
      #!/bin/sh
      while read -r line; do
        case $line in
          uci) echo uciok ;;
          isready) echo readyok ;;
          go*) echo bestmove e2e4 ;;
          quit) exit ;;
        esac
      done
      """;

  @TempDir static Path directory;

  record Program(String name, String code, String output) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Program> programs() throws IOException {
    String page = Files.readString(Repository.root().resolve("docs/ten-programs.md"));
    return PROGRAM
        .matcher(page)
        .results()
        .map(found ->
            new Program(
                found.group(1), found.group(2), found.group(3) == null ? "" : found.group(3)))
        .toList();
  }

  /// The libraries, and no dependency that is not a module.
  private static String modulePath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(TenProgramsTest::isExplicit)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static boolean isExplicit(String entry) {
    try {
      return ModuleFinder.of(Path.of(entry)).findAll().stream()
          .anyMatch(module ->
              !module.descriptor().isAutomatic()
                  && (module.descriptor().name().startsWith("org.jadoube.")
                      || module.descriptor().name().startsWith("org.jspecify")
                      || module.descriptor().name().startsWith("org.apiguardian")));
    } catch (FindException nameless) {
      return false;
    }
  }

  @BeforeAll
  static void compile() throws Exception {
    List<String> files = new ArrayList<>();
    for (Program program : programs()) {
      Files.writeString(directory.resolve(program.name() + ".java"), program.code());
      files.add(program.name() + ".java");
    }
    for (String tutorial : List.of("first-audit.md", "first-tournament.md")) {
      String page = Files.readString(Repository.root().resolve("docs/tutorials/" + tutorial));
      for (Matcher saved = SAVED.matcher(page); saved.find(); ) {
        Files.writeString(directory.resolve(saved.group(1)), saved.group(2));
      }
    }
    Path engine = Files.writeString(directory.resolve("engine"), ENGINE);
    assertThat(engine.toFile().setExecutable(true)).isTrue();
    List<String> javac = new ArrayList<>(List.of(JAVA + "/javac", "-d", "classes"));
    javac.addAll(List.of("-p", modulePath(), "--add-modules", OURS));
    javac.addAll(files);
    assertThat(run(javac)).isEmpty();
  }

  private static String run(List<String> command) throws Exception {
    Process process =
        new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }

  @Test
  void there_are_ten() throws IOException {
    assertThat(programs()).hasSize(10);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void a_program_prints_what_the_page_says(Program program) throws Exception {
    List<String> java = new ArrayList<>(List.of(JAVA + "/java", "-XX:TieredStopAtLevel=1"));
    java.addAll(List.of("-Dstdout.encoding=UTF-8", "-p", modulePath(), "--add-modules", OURS));
    java.addAll(List.of("-cp", "classes", program.name()));
    if (ARGUMENTS.containsKey(program.name())) {
      java.add(ARGUMENTS.get(program.name()));
    }
    assertThat(run(java)).matches(ShownOutput.pattern(program.output()));
    assertThat(directory.resolve("mate.svg").toFile().exists() || !program.name().equals("Picture"))
        .isTrue();
  }
}
