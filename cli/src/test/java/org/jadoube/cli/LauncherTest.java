package org.jadoube.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The script `jadoube` in an installation, with a Java that only reports its call.
final class LauncherTest {
  private static final Path SCRIPT = Path.of("..", "jadoube");
  private static final String SHORT = "jadoube-short-25.0.9+1.aot";
  private static final String ARCHIVES = "jadoube-archives-25.0.9+1.aot";
  private static final String SERVER = "jadoube-server-25.0.9+1.aot";
  private static final List<String> CACHES =
      Stream.of("archives", "referee", "search", "server", "short", "storage", "tournaments")
          .map(kind -> "jadoube-" + kind + "-25.0.9+1.aot")
          .toList();

  /// Makes the requested cache, fails if told to, or accepts none.
  private static final String JAVA =
      """
      #!/bin/sh
      for argument; do
        case $argument in
          -XX:AOTCacheOutput=*)
            touch "${argument#*=}.config"
            [ -z "${MEANWHILE-}" ] || { sleep 0.1 && touch "$MEANWHILE"; }
            [ -z "${FAILS-}" ] || exit 1
            echo "${LEARNS-learned}" >"${argument#*=}"
            exit ;;
          -XX:AOTMode=on)
            [ -z "${REJECTS-}" ] || exit 1 ;;
        esac
      done
      echo "$@"
      """;

  @TempDir Path directory;

  private Path installed() {
    return directory.resolve("installed");
  }

  private Path home() {
    return directory.resolve("home");
  }

  @BeforeEach
  void install() throws IOException {
    Files.createDirectories(installed().resolve("lib"));
    Files.createDirectories(home());
    for (String jar :
        List.of(
            "jackson-core-3.jar",
            "jadoube-chess-1.jar",
            "jadoube-cli-1.jar",
            "jetty.jar",
            "picocli-4.jar")) {
      Files.createFile(installed().resolve("lib").resolve(jar));
    }
    Files.copy(SCRIPT, installed().resolve("jadoube"));
    Path java = directory.resolve("jdk/bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(java, JAVA);
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.writeString(
        directory.resolve("jdk/release"),
        "JAVA_VERSION=\"25.0.9\"\nJAVA_RUNTIME_VERSION=\"25.0.9+1\"\n");
  }

  private ProcessBuilder process(String... arguments) {
    ProcessBuilder process =
        new ProcessBuilder(
            Stream.concat(
                    Stream.of("sh", installed().resolve("jadoube").toString()),
                    Stream.of(arguments))
                .toList());
    process.environment().keySet().removeAll(List.of("CI", "JAVA_OPTS", "JADOUBE_OPTS"));
    process.environment().put("JAVA_HOME", directory.resolve("jdk").toString());
    process.environment().put("XDG_CACHE_HOME", home().toString());
    return process;
  }

  private static String output(ProcessBuilder builder) throws Exception {
    return output(builder, ExitCode.DONE);
  }

  private static String output(ProcessBuilder builder, int exit) throws Exception {
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(output).isEqualTo(exit);
    return output;
  }

  /// The call of Java once everything was learned.
  private String called(String... arguments) throws Exception {
    ProcessBuilder process = process(arguments);
    process.environment().put("CI", "true");
    return output(process);
  }

  private void learn() throws Exception {
    output(process("learn"));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(installed())) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void in_a_download_the_script_lies_in_bin_beside_lib() throws Exception {
    Path bin = Files.createDirectories(installed().resolve("bin")).resolve("jadoube");
    Files.move(installed().resolve("jadoube"), bin);
    ProcessBuilder process = process().command("sh", bin.toString(), "--version");
    process.environment().put("CI", "true");
    assertThat(output(process)).contains(installed().resolve("lib") + "/jadoube-cli-1.jar");
  }

  @Test
  void one_kind_of_command_can_be_learned_alone() throws Exception {
    output(process("learn", "short"));
    assertThat(names()).containsExactlyInAnyOrder("jadoube", "lib", SHORT);
    assertThat(output(process("learn", "long"), ExitCode.MISUSE)).contains("short search archives");
  }

  @Test
  void learning_leaves_a_cache_for_each_kind_of_command() throws Exception {
    learn();
    assertThat(names()).contains("jadoube", "lib").containsAll(CACHES).hasSize(CACHES.size() + 2);
    assertThat(called("laws", "9.2")).contains("-XX:AOTCache=" + installed().resolve(SHORT));
    assertThat(called("serve")).contains("-XX:AOTCache=" + installed().resolve(SERVER));
  }

  @ParameterizedTest
  @ValueSource(strings = {"audit -", "convert --to uci -", "stats -"})
  void what_reads_archives_starts_from_what_was_learned_from_archives(String command)
      throws Exception {
    learn();
    assertThat(called(command.split(" ")))
        .contains("-XX:AOTCache=" + installed().resolve(ARCHIVES), "-XX:FreqInlineSize=100");
  }

  @Test
  void the_help_of_what_reads_archives_is_a_short_command() throws Exception {
    learn();
    assertThat(called("convert", "--help"))
        .contains("-XX:AOTCache=" + installed().resolve(SHORT))
        .doesNotContain("FreqInlineSize");
  }

  @Test
  void the_first_start_learns_behind_the_command() throws Exception {
    String first = output(process("position", "startpos"));
    assertThat(first).endsWith("org.jadoube.cli.Jadoube position startpos\n");
    assertThat(first).doesNotContain("AOTCache");
    awaitLearned();
    assertThat(called("position", "startpos")).contains("AOTCache");
  }

  private void awaitLearned() throws Exception {
    try (var changes = installed().getFileSystem().newWatchService()) {
      installed()
          .register(
              changes, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_DELETE);
      while (!Files.exists(installed().resolve(SHORT))
          || Files.exists(installed().resolve(SHORT + ".work"))) {
        var change = changes.poll(1, TimeUnit.MINUTES);
        assertThat(change).isNotNull();
        change.reset();
      }
    }
  }

  @Test
  void a_cache_older_than_a_jar_is_not_used() throws Exception {
    learn();
    Files.setLastModifiedTime(
        installed().resolve("lib/jadoube-cli-1.jar"),
        FileTime.from(Instant.now().plus(Duration.ofHours(1))));
    assertThat(called("laws")).doesNotContain("AOTCache");
  }

  @Test
  void another_java_has_caches_of_its_own() throws Exception {
    learn();
    Files.writeString(directory.resolve("jdk/release"), "JAVA_VERSION=\"26\"\n");
    assertThat(called("laws")).doesNotContain("AOTCache");
    learn();
    assertThat(called("laws")).contains("jadoube-short-26.aot");
  }

  @ParameterizedTest
  @CsvSource({
    "referee, referee",
    "standings -, tournaments",
    "pair -, tournaments",
    "trf -, tournaments",
    "fate -, search",
    "perft 6, search",
    "games export a.jsonl, storage",
    "people reset Ana, storage"
  })
  void each_command_starts_from_what_was_learned_from_its_kind(String command, String kind)
      throws Exception {
    learn();
    assertThat(called(command.split(" ")))
        .contains("-XX:AOTCache=" + installed().resolve("jadoube-" + kind + "-25.0.9+1.aot"));
  }

  @ParameterizedTest
  @CsvSource({"--help, 0", "-h, 0", "again, 2"})
  void what_was_learned_stays_when_somebody_asks_how_to_learn(String argument, int exit)
      throws Exception {
    learn();
    ProcessBuilder asking = process("learn", argument);
    asking.environment().put("FAILS", "yes");
    assertThat(output(asking, exit)).startsWith("Usage: jadoube learn").matches("(?:.{0,80}\\R)+");
    assertThat(installed().resolve(SHORT)).hasContent("learned");
  }

  @ParameterizedTest
  @ValueSource(strings = {"FAILS", "REJECTS"})
  void what_was_learned_is_not_lost_when_learning_fails(String how) throws Exception {
    learn();
    ProcessBuilder failing = process("learn");
    failing.environment().put(how, "yes");
    failing.environment().put("LEARNS", "something else");
    assertThat(output(failing.redirectErrorStream(true), ExitCode.MISUSE))
        .contains("could not prepare " + installed().resolve(SHORT));
    assertThat(installed().resolve(SHORT)).hasContent("learned");
    assertThat(called("laws")).contains("AOTCache");
  }

  @Test
  void what_was_learned_anew_replaces_the_old() throws Exception {
    learn();
    ProcessBuilder learning = process("learn");
    learning.environment().put("LEARNS", "something else");
    output(learning);
    assertThat(installed().resolve(SHORT)).hasContent("something else");
  }

  @Test
  void an_empty_cache_counts_for_none() throws Exception {
    Files.createFile(installed().resolve(SHORT));
    assertThat(called("laws")).doesNotContain("AOTCache");
    learn();
    assertThat(called("laws")).contains("AOTCache");
  }

  @Test
  void what_could_not_be_learned_is_tried_again_later() throws Exception {
    ProcessBuilder failing = process("learn");
    failing.environment().put("FAILS", "yes");
    output(failing, ExitCode.MISUSE);
    Path failed = installed().resolve(SHORT + ".failed");
    assertThat(failed).hasContent("10");
    output(process("laws"));
    assertThat(installed().resolve(SHORT)).doesNotExist();
    output(failing, ExitCode.MISUSE);
    assertThat(failed).hasContent("20");
    Files.setLastModifiedTime(failed, FileTime.from(Instant.now().plus(Duration.ofSeconds(5))));
    Files.writeString(failed, "0");
    output(process("laws"));
    awaitLearned();
    assertThat(failed).doesNotExist();
  }

  @Test
  void what_was_begun_with_older_jars_is_not_used() throws Exception {
    Path jar = installed().resolve("lib/jadoube-cli-1.jar");
    ProcessBuilder learning = process("learn");
    learning.environment().put("MEANWHILE", jar.toString());
    output(learning);
    assertThat(installed().resolve(SHORT)).isNotEmptyFile();
    assertThat(called("laws")).doesNotContain("AOTCache");
  }

  @Test
  void two_learners_do_not_meet() throws Exception {
    Path another = Files.createDirectory(installed().resolve(SHORT + ".work"));
    Process alive = new ProcessBuilder("sleep", "60").start();
    Files.writeString(another.resolve("pid"), alive.pid() + "\n");
    Process learning = process("learn").start();
    assertThat(learning.waitFor(1, TimeUnit.SECONDS)).isFalse();
    assertThat(installed().resolve(SHORT)).doesNotExist();
    alive.destroyForcibly().waitFor();
    assertThat(learning.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(installed().resolve(SHORT)).isNotEmptyFile();
    assertThat(another).doesNotExist();
  }

  @Test
  void what_a_start_that_was_killed_left_is_removed() throws Exception {
    Path left = Files.createDirectory(installed().resolve(SHORT + ".work"));
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
    learn();
    assertThat(installed().resolve(SHORT)).isNotEmptyFile();
    assertThat(left).doesNotExist();
  }

  @Test
  void where_nobody_may_write_the_user_has_the_caches() throws Exception {
    Files.setPosixFilePermissions(installed(), PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeThat(Files.isWritable(installed())).as("root may write everywhere").isFalse();
    learn();
    assertThat(called("laws")).contains("-XX:AOTCache=" + home());
  }

  @ParameterizedTest
  @ValueSource(strings = {"position startpos", "laws 9.2", "--help", "serve --help", "fate -"})
  void a_short_command_needs_our_jars_only(String command) throws Exception {
    assertThat(called(command.split(" ")))
        .contains("picocli-4.jar")
        .doesNotContain("jetty.jar", "lib/*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"serve", "audit -", "convert -", "nonsense"})
  void any_other_has_all_jars(String command) throws Exception {
    assertThat(called(command.split(" "))).contains("-cp " + installed().resolve("lib") + "/*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"position --proof startpos", "fate -", "convert -", "perft 5"})
  void what_may_take_long_is_compiled_well(String command) throws Exception {
    assertThat(called(command.split(" "))).doesNotContain("TieredStopAtLevel");
    assertThat(called("position", "startpos")).contains("TieredStopAtLevel=1");
  }

  @Test
  void options_of_the_user_come_last() throws Exception {
    ProcessBuilder process = process("laws");
    process.environment().put("CI", "true");
    process.environment().put("JADOUBE_OPTS", "-Xmx99m");
    assertThat(output(process)).containsPattern("-Xmx\\d+m .*-Xmx99m -cp ");
  }
}
