package org.jadoube.cli.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.jadoube.cli.Ran;
import org.jadoube.web.Server;
import org.jadoube.web.ServerOptions;
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
  void whoever_is_hidden_cannot_sign_in_and_nobody_gets_the_name_of_whoever_is_removed()
      throws Exception {
    String ana = "{\"name\":\"Ana\",\"password\":\"correct horse\"}";
    try (Server server = Server.start(ServerOptions.in(data).withPort(0))) {
      post(server, "api/accounts", ana);
      assertThat(people("hide", "ana").out()).contains("hidden: account:");
    }
    try (Server server = Server.start(ServerOptions.in(data).withPort(0))) {
      assertThat(post(server, "api/session", ana)).isEqualTo(401);
      assertThat(people("remove", "Ana").exit()).isZero();
      assertThat(post(server, "api/accounts", ana)).isEqualTo(409);
    }
    assertThat(people("remove", "Ana").exit()).isEqualTo(2);
  }

  private Ran people(String command, String name) {
    return Ran.jadoube("people", command, name, "--data", data.toString());
  }

  @Test
  void nobody_of_that_name_has_an_account() {
    Ran ran = reset("Boris");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("no account with the name \"Boris\"");
    assertThat(people("hide", "Boris").err()).contains("no account with the name \"Boris\"");
  }
}
