package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.testing.Repository;
import org.jadoube.testing.Wait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The documentation beside a server, here a small site among the tests' resources; and the bot
/// that the documentation shows.
final class DocumentationTest extends OneServer {
  private static final Pattern PROGRAM = Pattern.compile("```python bot\\.py\\n([\\s\\S]*?)```");
  private static final Pattern GAME = Pattern.compile("/game/([2-9a-z]{12})");

  private static String root() {
    return server.address().toString().replaceFirst("/$", "");
  }

  private static HttpResponse<String> read(String path) throws Exception {
    try (HttpClient browser = HttpClient.newHttpClient()) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(root() + path)).header("Accept", "text/html").build();
      return browser.send(request, BodyHandlers.ofString());
    }
  }

  private static String header(HttpResponse<String> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  @Test
  void the_front_page_may_run_its_own_inline_script_and_no_other() throws Exception {
    HttpResponse<String> page = read("/docs/");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("The documentation");
    assertThat(header(page, "Content-Security-Policy"))
        .contains("script-src 'self' 'sha256-o3vzFSF4YhB5rDb5tpELAmIlJDq+2XOarY4IDsOum1c=';")
        .doesNotContain("script-src 'self' 'unsafe");
  }

  @Test
  void an_address_without_a_slash_leads_there() throws Exception {
    HttpResponse<String> page = read("/docs");
    assertThat(page.statusCode()).isEqualTo(301);
    assertThat(header(page, "Location")).isEqualTo("/docs/");
  }

  @Test
  void each_page_is_there_as_markdown_for_programs() throws Exception {
    HttpResponse<String> page = read("/docs/guides/guide.md");
    assertThat(page.body()).isEqualTo("# A guide\n");
    assertThat(header(page, "Content-Type")).startsWith("text/markdown");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/docs/nothing.html",
        "/docs/guides",
        "/docs/guides/",
        "/docs/guides/key.pem",
        "/docs/%2e%2e/web/pages/index.html",
        "/docs/guides//guide.md",
        "/docs/.hidden",
      })
  void anything_else_is_missing(String path) throws Exception {
    assertThat(read(path).statusCode()).isIn(400, 404);
  }

  @Test
  void the_bot_of_the_tutorial_plays(@TempDir Path directory) throws Exception {
    Matcher program =
        PROGRAM.matcher(Files.readString(Repository.root().resolve("docs/tutorials/bot.md")));
    assertThat(program.find()).isTrue();
    assertThat(program.group(1).lines()).hasSize(30);
    Path file = Files.writeString(directory.resolve("bot.py"), program.group(1));
    Process bot =
        new ProcessBuilder("python3", "-u", file.toString(), root())
            .redirectErrorStream(true)
            .start();
    try {
      String said = bot.inputReader().readLine();
      Matcher game = GAME.matcher(said);
      assertThat(game.find()).as(said).isTrue();
      Wait.until(
          "both have moved twice",
          () -> client.get("api/games/" + game.group(1)).json().path("moves").size() >= 4);
    } finally {
      bot.destroyForcibly().waitFor(5, TimeUnit.SECONDS);
    }
  }
}
