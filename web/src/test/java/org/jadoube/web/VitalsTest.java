package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.jadoube.web.network.Management;
import org.jadoube.web.network.MetricsAccess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The questions of load balancers and monitoring.
final class VitalsTest {
  @TempDir Path data;

  private ServerOptions options(Management management) {
    ServerOptions usual = ServerOptions.in(data).withPort(0);
    return usual.operating(draft -> draft.management = management);
  }

  private static Client client(Server server) {
    return new Client(server.address().toString());
  }

  @Test
  void a_server_that_can_write_lives_and_is_ready() throws Exception {
    try (Server server = Server.start(options(Management.USUAL));
        Client client = client(server)) {
      assertThat(client.get("health").text()).isEqualTo("{\"status\":\"up\"}");
      Wait.until("it can write", () -> client.get("ready").text().equals("{\"status\":\"ready\"}"));
      assertThat(client.head("ready").status()).isEqualTo(200);
      assertThat(client.post("ready", "").status()).isEqualTo(405);
    }
  }

  @Test
  void a_server_that_cannot_write_lives_but_is_not_ready() throws Exception {
    try (Server server = Server.start(options(Management.USUAL));
        Client client = client(server);
        Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("jadoube.db"));
        Statement statement = other.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      Wait.until("it is noticed", () -> client.get("ready").status() == 503);
      assertThat(client.get("ready").json().path("status").stringValue()).isEqualTo("down");
      assertThat(client.get("ready").json().path("reason").stringValue()).isNotEmpty();
      assertThat(client.get("health").status()).isEqualTo(200);
      assertThat(client.get("metrics").text()).contains("jadoube_writing_stopped 1.0");
      statement.execute("ROLLBACK");
      Wait.until("it is over", () -> client.get("ready").status() == 200);
      assertThat(client.get("metrics").text())
          .contains("jadoube_writing_stopped 0.0")
          .containsPattern("jadoube_outages_total\\{cause=\"database\"} [1-9]");
    }
  }

  @Test
  void the_metrics_say_what_happens_in_games() throws Exception {
    try (Server server = Server.start(options(Management.USUAL));
        Client client = client(server)) {
      Table table = client.table("300");
      client.move(table, table.white(), "e2e4");
      client.move(table, table.white(), "d2d4");
      client.move(table, table.black(), "e7e5");
      client.move(table, table.black(), "e7e5");
      try (Follower white = client.follow(table.id(), table.white())) {
        white.next("game");
        Wait.until("it is counted", () -> metrics(client).contains("jadoube_websockets 1.0"));
      }
      assertThat(metrics(client))
          .contains(
              "jadoube_games_opened_total 1.0",
              "jadoube_games_in_progress 1.0",
              "jadoube_acts_total{kind=\"move\",outcome=\"decided\"} 2.0",
              "jadoube_acts_total{kind=\"move\",outcome=\"refused\"} 1.0",
              "jadoube_acts_total{kind=\"move\",outcome=\"repeated\"} 1.0",
              "jadoube_act_to_disk_seconds_bucket{le=\"0.02\"}",
              "jadoube_send_seconds_count",
              "jadoube_outages_total{cause=\"stall\"}",
              "jadoube_flag_falls_total 0.0",
              "jadoube_queue_length{queue=\"writes\"}",
              "jadoube_queue_length{queue=\"turns\"}",
              "jadoube_queue_length{queue=\"alarms\"}",
              "jadoube_queue_length{queue=\"messages\"}",
              "jadoube_connections",
              "jadoube_http_answers_total{status=\"2xx\"}",
              "jvm_memory_used_bytes",
              "jvm_gc_",
              "process_uptime_seconds")
          .doesNotContain(table.id());
    }
  }

  private static String metrics(Client client) throws Exception {
    return client.get("metrics").text();
  }

  @Test
  void a_flag_that_falls_is_counted() throws Exception {
    try (Server server = Server.start(options(Management.USUAL));
        Client client = client(server)) {
      Table table = client.table("1");
      client.move(table, table.white(), "e2e4");
      // After a stall of this machine the game goes on only if the players are there.
      try (Follower _ = client.follow(table.id(), table.white());
          Follower _ = client.follow(table.id(), table.black())) {
        Wait.until("it ended", () -> metrics(client).contains("jadoube_games_in_progress 0.0"));
      }
      assertThat(metrics(client))
          .contains("jadoube_games_finished_total 1.0", "jadoube_flag_falls_total 1.0");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"})
  void what_a_proxy_passes_on_gets_no_metrics(String header) throws Exception {
    try (Server server = Server.start(options(Management.USUAL));
        Client client = client(server)) {
      Answer answer = client.get("metrics", header, "for=192.0.2.1");
      assertThat(answer.code()).isEqualTo("unknown-path");
      assertThat(client.get("health", header, "for=192.0.2.1").status()).isEqualTo(200);
    }
  }

  @Test
  void metrics_can_be_open_or_off() throws Exception {
    try (Server server = Server.start(options(Management.USUAL.with(MetricsAccess.OPEN)));
        Client client = client(server)) {
      assertThat(client.get("metrics", "X-Forwarded-For", "192.0.2.1").status()).isEqualTo(200);
    }
    try (Server server = Server.start(options(Management.USUAL.with(MetricsAccess.OFF)));
        Client client = client(server)) {
      assertThat(client.get("metrics").status()).isEqualTo(404);
    }
  }

  @Test
  void a_port_of_their_own_serves_only_health_and_metrics() throws Exception {
    try (Server server = Server.start(options(Management.USUAL.withPort(0)));
        Client client = client(server);
        Client monitoring =
            new Client("http://localhost:" + server.managementPort().orElseThrow() + "/")) {
      assertThat(monitoring.get("metrics").contentType()).startsWith("text/plain; version=0.0.4");
      assertThat(monitoring.get("health").status()).isEqualTo(200);
      Wait.until("it can write", () -> monitoring.get("ready").status() == 200);
      assertThat(monitoring.get("api/time").status()).isEqualTo(404);
      assertThat(monitoring.post("metrics", "x").status()).isEqualTo(405);
      assertThat(client.get("metrics").status()).isEqualTo(404);
      Wait.until("it can write", () -> client.get("ready").status() == 200);
    }
  }

  @Test
  void a_management_port_that_is_taken_is_told() throws Exception {
    try (ServerSocket taken = new ServerSocket(0)) {
      Management management = Management.USUAL.withHost("*").withPort(taken.getLocalPort());
      assertThat(failure(options(management)))
          .startsWith("Cannot listen on * port " + taken.getLocalPort() + ": ");
      try (Server again = Server.start(options(Management.USUAL))) {
        assertThat(again.port()).isPositive();
      }
    }
  }

  private static String failure(ServerOptions options) {
    try (Server server = Server.start(options)) {
      throw new AssertionError("it started at " + server.address());
    } catch (StartFailure failure) {
      return String.valueOf(failure.getMessage());
    }
  }
}
