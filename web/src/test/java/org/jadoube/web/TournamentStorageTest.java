package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.StringReader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tournaments on a database that several servers share, and on their way to another one.
final class TournamentStorageTest {
  private static final String CUP =
      "{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{\"timeControl\":\"300\"}}";

  private static final Duration LONGER_THAN_A_LOCK_IS_AWAITED = Duration.ofMillis(1200);

  private static EmbeddedPostgres postgres;

  @TempDir Path directory;

  @BeforeAll
  static void startDatabase() throws Exception {
    postgres = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stopDatabase() throws Exception {
    postgres.close();
  }

  private ServerOptions options(String name) {
    return ServerOptions.in(directory.resolve(name)).withPort(0);
  }

  private ServerOptions shared(String name) {
    return options(name).withDatabase(postgres.getJdbcUrl("postgres", "postgres"));
  }

  private static JsonNode done(Answer answer) {
    assertThat(answer.status()).as(answer.text()).isIn(200, 201);
    return answer.json();
  }

  @Test
  void two_servers_change_one_tournament_and_lose_nothing() throws Exception {
    try (Server first = Server.start(shared("first"));
        Server second = Server.start(shared("second"));
        Person one = Person.signedUp(first.address().toString(), "Olga");
        Person other = one.at(second.address().toString());
        ExecutorService threads = Executors.newFixedThreadPool(4)) {
      String tournament = done(one.post("api/tournaments", CUP)).path("id").stringValue();
      List<Future<Answer>> entries =
          IntStream.range(0, 12)
              .mapToObj(i ->
                  threads.submit(() ->
                      (i % 2 == 0 ? one : other)
                          .post(
                              "api/tournaments/" + tournament + "/players",
                              "{\"name\":\"Player " + i + "\"}")))
              .toList();
      for (Future<Answer> each : entries) {
        done(each.get());
      }
      JsonNode seen = done(one.get("api/tournaments/" + tournament));
      assertThat(seen.path("entrants")).hasSize(12);
      assertThat(seen.path("revision").intValue()).isEqualTo(13);
      done(one.post("api/tournaments/" + tournament + "/rounds", "{}"));
      Future<Answer> twice =
          threads.submit(
              () -> one.post("api/tournaments/" + tournament + "/rounds/1/publication", ""));
      JsonNode published =
          done(other.post("api/tournaments/" + tournament + "/rounds/1/publication", ""));
      assertThat(done(twice.get()).path("rounds")).isEqualTo(published.path("rounds"));
      JsonNode key =
          done(one.get("api/tournaments/" + tournament + "/rounds/1/keys")).at("/keys/0");
      resign(first, key);
      assertThat(
              done(other.get("api/tournaments/" + tournament))
                  .at("/rounds/0/boards/0/result/result"))
          .hasToString("\"0-1\"");
    }
  }

  @Test
  void whoever_follows_a_tournament_on_one_server_is_told_what_happens_on_another()
      throws Exception {
    try (Server first = Server.start(shared("first"));
        Server second = Server.start(shared("second"));
        Person olga = Person.signedUp(first.address().toString(), "Vera");
        Client other = new Client(second.address().toString())) {
      String tournament = done(olga.post("api/tournaments", CUP)).path("id").stringValue();
      for (String name : List.of("Ana", "Boris")) {
        done(
            olga.post("api/tournaments/" + tournament + "/players", "{\"name\":\"" + name + "\"}"));
      }
      try (Follower follower = other.followTournament(tournament)) {
        follower.next("tournament");
        done(olga.post("api/tournaments/" + tournament + "/rounds", "{}"));
        done(olga.post("api/tournaments/" + tournament + "/rounds/1/publication", ""));
        while (!follower.next("change").at("/state/rounds/1/boards/1/play").has("fen")) {
          // boards come before their games
        }
        resign(
            first,
            done(olga.get("api/tournaments/" + tournament + "/rounds/1/keys")).at("/keys/0"));
        JsonNode state = follower.next("change").path("state");
        while (!state.at("/rounds/1/boards/1").has("result")) {
          state = follower.next("change").path("state");
        }
        assertThat(state.at("/rounds/1/boards/1/result").stringValue()).isEqualTo("0-1");
        assertThat(state.at("/rounds/1/boards/1/play/lastMove").stringValue()).isEqualTo("e2e4");
        assertThat(state.path("stage").stringValue()).isEqualTo("finished");
      }
    }
  }

  /// White moves and resigns.
  private static void resign(Server server, JsonNode key) throws Exception {
    try (Client client = new Client(server.address().toString())) {
      for (String act :
          List.of("{\"type\":\"move\",\"attempt\":\"e2e4\"}", "{\"type\":\"resign\"}")) {
        done(
            client.post(
                "api/games/" + key.path("game").stringValue() + "/acts",
                act,
                "Authorization",
                "Bearer " + key.path("token").stringValue()));
      }
    }
  }

  @Test
  void a_tournament_and_its_people_are_the_same_after_export_and_import() throws Exception {
    String tournament;
    JsonNode before;
    try (Server server = Server.start(options("here"));
        Person olga = Person.signedUp(server.address().toString(), "Olga");
        Person _ = Person.signedUp(server.address().toString(), "Boris")) {
      tournament = done(olga.post("api/tournaments", CUP)).path("id").stringValue();
      done(olga.post("api/tournaments/" + tournament + "/players", "{\"name\":\"Ana\"}"));
      done(olga.post("api/tournaments/" + tournament + "/players", "{\"account\":\"Boris\"}"));
      done(olga.post("api/tournaments/" + tournament + "/rounds", "{}"));
      done(olga.post("api/tournaments/" + tournament + "/rounds/1/publication", ""));
      resign(
          server, done(olga.get("api/tournaments/" + tournament + "/rounds/1/keys")).at("/keys/0"));
      before = done(olga.get("api/tournaments/" + tournament));
      assertThat(before.path("stage").stringValue()).isEqualTo("finished");
    }
    StringBuilder exported = new StringBuilder();
    assertThat(new Storage(options("here")).export(exported).faults()).isEmpty();
    try (EmbeddedPostgres elsewhere = EmbeddedPostgres.start()) {
      ServerOptions there =
          options("there").withDatabase(elsewhere.getJdbcUrl("postgres", "postgres"));
      for (int i = 0; i < 2; i++) {
        assertThat(new Storage(there).add(new StringReader(exported.toString())).faults())
            .isEmpty();
      }
      StringBuilder again = new StringBuilder();
      new Storage(there).export(again);
      assertThat(rows(again)).isEqualTo(rows(exported)).hasSizeGreaterThan(8);
      try (Server server = Server.start(there);
          Person olga = new Person(server.address().toString())) {
        done(olga.post("api/session", Person.credentials("Olga", Person.PASSWORD)));
        assertThat(done(olga.get("api/tournaments/" + tournament))).isEqualTo(before);
      }
    }
  }

  private static String league(int leadSeconds) {
    return String.format(
        Locale.ROOT,
        "{\"name\":\"League\",\"format\":\"round-robin\",\"regulations\":{},"
            + "\"appointed\":[\"%s\"],\"teams\":{\"boards\":2,\"lineUpLeadMillis\":%d000}}",
        Instant.now().plusSeconds(3600),
        leadSeconds);
  }

  @Test
  void an_imported_tournament_of_teams_waits_for_its_line_ups() throws Exception {
    String tournament;
    JsonNode before;
    StringBuilder exported = new StringBuilder();
    try (Server server = Server.start(options("here"));
        Person olga = Person.signedUp(server.address().toString(), "Olga")) {
      tournament =
          "api/tournaments/"
              + done(olga.post("api/tournaments", league(1))).path("id").stringValue();
      for (String team : List.of("Bled", "Brno")) {
        done(
            olga.post(
                tournament + "/teams",
                "{\"name\":\"" + team + "\",\"players\":[{\"name\":\"A\"},{\"name\":\"B\"}]}"));
      }
      done(olga.post(tournament + "/rounds/1/line-ups/1", "{\"players\":[0,2]}"));
      done(olga.post(tournament + "/rounds", "{}"));
      done(olga.post(tournament + "/rounds/1/publication", ""));
      before = done(olga.get(tournament));
      assertThat(new Storage(options("here")).export(exported).faults()).isEmpty();
    }
    assertThat(new Storage(options("there")).add(new StringReader(exported.toString())).faults())
        .isEmpty();
    try (Server server = Server.start(options("there"));
        Person olga = new Person(server.address().toString())) {
      done(olga.post("api/session", Person.credentials("Olga", Person.PASSWORD)));
      assertThat(done(olga.get(tournament))).isEqualTo(before);
      done(olga.post(tournament + "/terms", league(7200)));
      Wait.until(
          "the line-ups are closed",
          () -> olga.get(tournament).json().at("/rounds/0/boards").size() == 1);
    }
  }

  /// A league whose line-ups are awaited; gives its path.
  private static String awaited(Person organiser) throws Exception {
    String tournament =
        "api/tournaments/"
            + done(organiser.post("api/tournaments", league(1))).path("id").stringValue();
    for (String team : List.of("Bled", "Brno")) {
      done(
          organiser.post(
              tournament + "/teams",
              "{\"name\":\"" + team + "\",\"players\":[{\"name\":\"A\"},{\"name\":\"B\"}]}"));
    }
    done(organiser.post(tournament + "/rounds", "{}"));
    done(organiser.post(tournament + "/rounds/1/publication", ""));
    return tournament;
  }

  @Test
  void line_ups_that_are_due_are_closed_once_whoever_notices_it() throws Exception {
    try (Server first = Server.start(shared("first"));
        Server second = Server.start(shared("second"));
        Person one = Person.signedUp(first.address().toString(), "Tina");
        Person other = one.at(second.address().toString());
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<String> leagues = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        leagues.add(awaited(one));
      }
      List<Future<Answer>> closing = new ArrayList<>();
      for (String tournament : leagues) {
        done(
            one.post(
                tournament + "/terms", league(7200))); // from now on both servers notice it, too
        for (Person person : List.of(one, other, one, other)) {
          closing.add(threads.submit(() -> person.post(tournament + "/rounds/1/seating", "")));
        }
      }
      for (Future<Answer> each : closing) {
        done(each.get());
      }
      for (String tournament : leagues) {
        JsonNode seen = done(one.get(tournament));
        assertThat(seen.path("revision").intValue()).isEqualTo(7);
        assertThat(seen.at("/rounds/0/boards")).hasSize(2);
        assertThat(done(other.get(tournament))).isEqualTo(seen);
        assertThat(done(other.get(tournament + "/rounds/1/keys")).path("keys")).hasSize(4);
      }
    }
  }

  /// A process that stands still in a transaction, or a slow disk, must not become a refusal.
  @Test
  void a_change_waits_for_whoever_holds_the_tournament() throws Exception {
    try (Server server = Server.start(shared("waiting"));
        Person organiser = Person.signedUp(server.address().toString(), "Wanda");
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        Connection other = postgres.getPostgresDatabase().getConnection();
        Statement statement = other.createStatement()) {
      String tournament = awaited(organiser);
      other.setAutoCommit(false);
      statement.execute("SELECT id FROM competition FOR UPDATE");
      Future<Answer> changing =
          threads.submit(() -> organiser.post(tournament + "/terms", league(7200)));
      Thread.sleep(LONGER_THAN_A_LOCK_IS_AWAITED);
      other.commit();
      done(changing.get());
    }
  }

  private static List<String> rows(StringBuilder export) {
    return export.toString().lines().filter(line -> line.contains("\"type\":\"row\"")).toList();
  }
}
