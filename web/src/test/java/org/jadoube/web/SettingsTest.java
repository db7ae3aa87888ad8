package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// One name and one order of precedence for a file, the environment and the command line.
final class SettingsTest {
  private static final String PASSWORD = "tr0ub4";

  @TempDir Path directory;

  private ServerOptions read(String text, Map<String, String> environment, String... flags)
      throws IOException, StartFailure {
    Path file = Files.writeString(directory.resolve("jadoube.conf"), text);
    Map<Setting, String> given = new LinkedHashMap<>();
    for (int i = 0; i < flags.length; i += 2) {
      given.put(Settings.named(flags[i]).orElseThrow(), flags[i + 1]);
    }
    return Settings.read(ServerOptions.in(directory), Optional.of(file), environment, given);
  }

  @ParameterizedTest
  @CsvSource({
    "'',          '', '',   8080",
    "port = 1,    '', '',   1",
    "port = 1,    2,  '',   2",
    "port = 1,    2,  3,    3",
    "port = 1,    '', 3,    3",
    "'',          2,  3,    3"
  })
  void an_option_wins_over_the_environment_and_that_over_the_file(
      String file, String variable, String flag, int port) throws Exception {
    String[] flags = flag.isEmpty() ? new String[0] : new String[] {"port", flag};
    assertThat(read(file, Map.of("JADOUBE_PORT", variable), flags).port()).isEqualTo(port);
  }

  @Test
  void the_environment_can_name_the_file() throws Exception {
    Path file = Files.writeString(directory.resolve("other.conf"), "port = 7");
    ServerOptions options =
        Settings.read(
            ServerOptions.in(directory),
            Optional.empty(),
            Map.of("JADOUBE_CONFIG", file.toString()),
            Map.of());
    assertThat(options.port()).isEqualTo(7);
  }

  @Test
  void a_wrong_value_is_told_with_its_place() {
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> read("", Map.of("JADOUBE_STOP_DELAY", "soon")))
        .withMessage(
            "JADOUBE_STOP_DELAY: found 'soon', expected a time from 0s to 10m, such as 500ms, 10s or"
                + " 2m.");
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> read("", Map.of(), "log-format", "xml"))
        .withMessage("--log-format: found 'xml', expected text or json.");
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> read("\n\nmetrics = all", Map.of()))
        .withMessage(
            directory.resolve("jadoube.conf")
                + ":3: metrics: found 'all', expected local, open or off.");
  }

  @ParameterizedTest
  @CsvSource({"database-password tr0ub4", "tls-keystore-password: tr0ub4"})
  void no_password_is_shown_where_its_line_is_wrong(String line) {
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> read(line, Map.of()))
        .withMessageContaining("expected key = value")
        .withMessageNotContaining(PASSWORD);
  }

  @Test
  void no_password_is_shown_by_the_options() throws Exception {
    ServerOptions options =
        read("tls-keystore-password = " + PASSWORD, Map.of("JADOUBE_DATABASE_PASSWORD", PASSWORD));
    assertThat(options.operation().databasePassword().text()).isEqualTo(PASSWORD);
    assertThat(options.operation().tls().password().text()).isEqualTo(PASSWORD);
    assertThat(options.toString()).doesNotContain(PASSWORD);
  }

  @Test
  void what_is_no_setting_in_the_environment_is_told() {
    Map<String, String> environment =
        Map.of("JADOUBE_PORT", "1", "JADOUBE_PROT", "2", "JADOUBE_OPTS", "", "PATH", "/bin");
    assertThat(Settings.unknown(environment)).containsExactly("JADOUBE_PROT");
  }

  /// Whatever stands in a file, it is read or refused in one line.
  @Test
  void any_text_is_read_or_refused_in_one_sentence() throws IOException {
    String[] pieces = {
      "port",
      " = ",
      "=",
      "\n",
      "#",
      "é",
      "8080",
      "-1",
      "10s",
      "tls-key",
      "metrics",
      "local",
      "\t",
      "\u0000",
      "99999999999999999999",
      "streams",
      "trusted-proxies",
      "::1",
      ",",
      "\uD83D\uDE00"
    };
    RandomGenerator dice = Seeded.random(19);
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = dice.nextInt(12); length > 0; length--) {
        text.append(pieces[dice.nextInt(pieces.length)]);
      }
      try {
        assertThat(read(text.toString(), Map.of())).isNotNull();
      } catch (StartFailure refused) {
        assertThat(refused).message().startsWith(directory.toString()).endsWith(".");
      }
    }
  }
}
