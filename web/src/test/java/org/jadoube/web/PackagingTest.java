package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The files in `packaging/` fit what the server understands.
final class PackagingTest {
  private static final Path PACKAGING = Repository.root().resolve("packaging");
  private static final Path HEALTHCHECK = PACKAGING.resolve("container/healthcheck");
  private static final Pattern FLAG = Pattern.compile("--([a-z-]+) (\\S+)");
  private static final Pattern VARIABLE = Pattern.compile("(JADOUBE_[A-Z_]+)=(\\S+)");
  private static final Pattern COPIED = Pattern.compile("(?m)^(?:COPY|.*cp -r) (?!--from)(.+)$");

  @TempDir Path directory;

  private static String read(String file) throws IOException {
    return Files.readString(PACKAGING.resolve(file));
  }

  private static List<MatchResult> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }

  private ServerOptions usual() {
    return ServerOptions.in(directory);
  }

  @Test
  void the_unit_starts_the_server_with_options_that_it_knows() throws Exception {
    String unit = read("systemd/jadoube.service");
    String start =
        unit.lines().filter(line -> line.startsWith("ExecStart=")).findFirst().orElseThrow();
    assertThat(start).startsWith("ExecStart=/opt/jadoube/bin/jadoube serve ");
    Map<Setting, String> given =
        all(FLAG, start).stream()
            .filter(flag -> !flag.group(1).equals("config"))
            .collect(
                Collectors.toMap(
                    flag -> Settings.named(flag.group(1)).orElseThrow(), flag -> flag.group(2)));
    ServerOptions options =
        Settings.read(
            usual(), Optional.of(PACKAGING.resolve("systemd/jadoube.conf")), Map.of(), given);
    assertThat(options.data()).isEqualTo(Path.of("/var/lib/jadoube"));
    assertThat(unit).contains("\nStateDirectory=jadoube\n", "\nDynamicUser=yes\n");
  }

  @Test
  void systemd_is_given_longer_than_the_server_needs() throws Exception {
    String seconds =
        read("systemd/jadoube.service").replaceFirst("(?s).*TimeoutStopSec=(\\d+)s.*", "$1");
    Stopping stopping = Stopping.USUAL;
    assertThat(Long.parseLong(seconds))
        .isGreaterThan(stopping.delay().plus(stopping.deadline()).toSeconds());
  }

  @Test
  void systemd_understands_the_unit() throws Exception {
    Path analyze = Path.of("/usr/bin/systemd-analyze");
    assumeTrue(Files.isExecutable(analyze), "there is no systemd");
    Process process =
        new ProcessBuilder(
                analyze.toString(),
                "verify",
                PACKAGING.resolve("systemd/jadoube.service").toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(said.lines().filter(line -> line.contains("jadoube.service")))
        .allMatch(line -> line.contains("jadoube is not executable"));
  }

  @Test
  void the_container_sets_what_the_server_knows_and_copies_what_is_there() throws Exception {
    String file = read("container/Containerfile");
    Map<String, String> environment =
        all(VARIABLE, file).stream()
            .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2)));
    assertThat(Settings.unknown(environment)).isEmpty();
    ServerOptions options = Settings.read(usual(), Optional.empty(), environment, Map.of());
    assertThat(file)
        .contains("\nVOLUME " + options.data() + "\n", "\nEXPOSE " + options.port() + "\n")
        .contains("\nUSER 10001:10001\n", "CMD [\"/opt/jadoube/healthcheck\"]")
        .contains("ENTRYPOINT [\"/opt/jadoube/jadoube\", \"serve\"]");
    assertThat(all(COPIED, file).stream().flatMap(PackagingTest::sources))
        .hasSizeGreaterThan(4)
        .allMatch(source -> Files.exists(Repository.root().resolve(source)));
  }

  @Test
  void the_composed_servers_share_a_database_and_are_as_closed_as_a_single_one() throws Exception {
    String file = read("container/compose.yaml");
    Map<String, String> environment =
        all(Pattern.compile("(JADOUBE_[A-Z_]+): (\\S+)"), file).stream()
            .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2)));
    assertThat(Settings.unknown(environment)).isEmpty();
    assertThat(environment.get("JADOUBE_DATABASE")).contains("@database/");
    assertThat(file)
        .contains("  read_only: true\n", "  tmpfs: /tmp:exec\n", "\n  database:\n")
        .contains("\n  one:\n    <<: *server\n", "\n  two:\n    <<: *server\n");
  }

  /// Images in the OCI format, which podman builds by default, have no health check.
  @Test
  void no_way_to_run_the_container_that_we_tell_loses_the_health_check() throws Exception {
    String docs = Files.readString(Repository.root().resolve("docs/server.md"));
    assertThat((read("container/Containerfile") + docs).lines())
        .filteredOn(line -> line.contains("podman build "))
        .hasSize(2)
        .allMatch(line -> line.contains("podman build --format docker "));
    String check =
        read("container/Containerfile").replaceFirst("(?s).*HEALTHCHECK (.*?)\n.*", "$1");
    assertThat(read("container/jadoube.container"))
        .contains("\nHealthCmd=" + check.replaceFirst(".* CMD ", "") + "\n")
        .contains("\nHealthInterval=" + check.replaceFirst(".*--interval=(\\w+) .*", "$1") + "\n");
  }

  /// The sources that are copied, without where they go and without what the build makes.
  private static Stream<String> sources(MatchResult copied) {
    String[] words = copied.group(1).replace("\\", "").strip().split(" ");
    return Arrays.stream(words, 0, words.length - 1).filter(word -> !word.contains("target"));
  }

  @Test
  void the_health_check_of_the_container_tells_a_server_from_none() throws Exception {
    int nobody;
    try (ServerSocket closed = new ServerSocket(0)) {
      nobody = closed.getLocalPort();
    }
    try (Server server = Server.start(usual().withPort(0))) {
      assertThat(healthcheck(server.port())).isZero();
      assertThat(healthcheck(nobody)).isNotZero();
    }
  }

  private static int healthcheck(int port) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("/bin/bash", HEALTHCHECK.toString());
    builder.environment().put("JADOUBE_PORT", String.valueOf(port));
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    return builder.start().waitFor();
  }
}
