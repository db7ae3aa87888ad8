package org.jadoube.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.jadoube.web.Server;
import org.jadoube.web.ServerOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every command writes the same output under any locale (digits, signs, capitals, calendars),
/// encoding and time zone.
class SurroundingsTest {
  private static final Locale LOCALE = Locale.getDefault();
  private static final TimeZone ZONE = TimeZone.getDefault();

  private static List<String> expected = List.of();

  @BeforeAll
  static void write_everything_in_plain_surroundings() {
    Locale.setDefault(Locale.ROOT);
    expected = Everything.output();
    Locale.setDefault(LOCALE);
  }

  @AfterEach
  void leave_the_surroundings_as_they_were() {
    Locale.setDefault(LOCALE);
    TimeZone.setDefault(ZONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fa-IR", // its own digits and its own minus
        "tr-TR", // its own capitals
        "th-TH-u-ca-buddhist-nu-thai", // its own years
        "de-CH", // its own signs
      })
  void every_command_writes_the_same_under_every_kind_of_locale(String locale) {
    writesTheSameUnder(locale);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ar-EG",
        "ar-SA-u-nu-arab",
        "bn-BD",
        "ne-NP",
        "mr-IN",
        "my-MM",
        "lt-LT",
        "ja-JP-u-ca-japanese",
        "fr-FR",
      })
  void every_command_writes_the_same_under_more_locales(String locale) {
    writesTheSameUnder(locale);
  }

  private static void writesTheSameUnder(String locale) {
    Locale.setDefault(Locale.forLanguageTag(locale));
    TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Apia"));

    assertThat(Everything.output()).isEqualTo(expected);
  }

  /// Set by system properties, before the first class is loaded.
  @ParameterizedTest
  @CsvSource({
    "C, -Duser.language=ar -Duser.country=EG -Duser.extensions=u-nu-arab -Duser.timezone=Pacific/Apia",
    "C, -Dfile.encoding=US-ASCII -Dstdout.encoding=US-ASCII -Dstderr.encoding=US-ASCII",
    "tr_TR.ISO-8859-9, -Duser.language=tr -Dfile.encoding=COMPAT -Dstdout.encoding=UTF-16",
  })
  void every_command_writes_the_same_in_a_process_of_its_own(String lang, String properties)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(java(), "-XX:+UseSerialGC", "-Xmx512m"));
    command.addAll(List.of(properties.split(" ", -1)));
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), Everything.class.getName()));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(Map.of("LANG", lang, "LC_ALL", lang));
    Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();

    String written = new String(process.getInputStream().readAllBytes(), UTF_8);

    assertThat(written).isEqualTo(String.join("\n", expected));
    assertThat(process.waitFor()).isZero();
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"fa-IR", "tr-TR", "th-TH-u-ca-buddhist-nu-thai"})
  void the_server_answers_the_same_under_every_locale(String locale, @TempDir Path data)
      throws Exception {
    Locale.setDefault(Locale.forLanguageTag(locale));
    TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Apia"));
    try (Server server = Server.start(ServerOptions.in(data).withPort(0));
        HttpClient client = HttpClient.newHttpClient()) {
      URI address = URI.create("http://localhost:" + server.port() + "/");
      HttpRequest create =
          HttpRequest.newBuilder(address.resolve("api/games"))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString("{\"timeControl\":\"300+5\",\"colour\":\"white\"}"))
              .build();
      HttpResponse<String> created = client.send(create, BodyHandlers.ofString());
      assertThat(created.statusCode()).isEqualTo(201);
      String id = created.body().replaceAll("(?s).*?\"id\" ?: ?\"([^\"]+)\".*", "$1");
      for (String path : List.of("api/games/" + id, "api/games/" + id + "/pgn", "")) {
        HttpRequest get = HttpRequest.newBuilder(address.resolve(path)).build();
        HttpResponse<String> answer = client.send(get, BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        assertThat(answer.body().codePoints().filter(Character::isDigit))
            .as(path)
            .isNotEmpty()
            .allMatch(digit -> digit <= '9');
      }
    }
  }

  @Test
  void plain_surroundings_find_something_to_write() {
    assertThat(expected).allSatisfy(each -> assertThat(each).isNotBlank());
  }
}
