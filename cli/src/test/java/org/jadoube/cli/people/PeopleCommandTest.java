package org.jadoube.cli.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.jadoube.cli.Ran;
import org.jadoube.server.Server;
import org.jadoube.server.ServerOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Help for people while the server runs.
final class PeopleCommandTest {
  @TempDir Path data;

  private static int post(Server server, String path, String json) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .POST(HttpRequest.BodyPublishers.ofString(json))
            .header("Jadoube-Client", "test")
            .build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }
  }

  private Ran reset(String name) {
    return Ran.jadoube(
        "people", "reset", name, "--data", data.toString(), "--address", "https://c.org/");
  }

  @Test
  void a_link_sets_a_new_password() throws Exception {
    try (Server server = Server.start(ServerOptions.in(data).withPort(0))) {
      post(server, "api/accounts", "{\"name\":\"Ana\",\"password\":\"correct horse\"}");
      Ran ran = reset("ana");
      assertThat(ran.exit()).as(ran.err()).isZero();
      assertThat(ran.lines().getFirst()).startsWith("https://c.org/reset#");
      String key = ran.lines().getFirst().split("#")[1];
      String wanted = "{\"key\":\"" + key + "\",\"next\":\"battery staple\"}";
      assertThat(post(server, "api/account/reset", wanted)).isEqualTo(200);
      assertThat(post(server, "api/session", "{\"name\":\"Ana\",\"password\":\"battery staple\"}"))
          .isEqualTo(200);
    }
  }

  @Test
  void nobody_of_that_name_has_an_account() {
    Ran ran = reset("Boris");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("no account");
  }
}
