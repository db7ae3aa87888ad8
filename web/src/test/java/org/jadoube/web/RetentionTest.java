package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.store.EventStore;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games that are removed by rule, and those that stay.
final class RetentionTest {
  @TempDir Path data;

  @Test
  void old_games_go_as_the_settings_say_and_those_of_accounts_stay() throws Exception {
    ServerOptions options = ServerOptions.in(data).withPort(0);
    String unplayed;
    Table ofGuests;
    String ofAna;
    try (Server server = Server.start(options);
        Client client = new Client(server.address().toString());
        Person ana = Person.signedUp(server.address().toString(), "Olga")) {
      unplayed = client.post("api/games", "{}").json().path("id").stringValue();
      decide(client);
      var _ = ana.post("api/games", "{\"colour\":\"white\"}");
      ofGuests = client.table("-");
      client.move(ofGuests, ofGuests.white(), "e2e4");
      var made = ana.post("api/games", "{\"colour\":\"white\"}").json();
      ofAna = made.path("id").stringValue();
      client.post(
          "api/games/" + ofAna + "/seats",
          "{\"invitation\":\"" + made.path("invitation").stringValue() + "\"}");
      ana.post("api/games/" + ofAna + "/acts", "{\"type\":\"move\",\"attempt\":\"e2e4\"}");
      assertThat(client.get("api/games/" + ofAna).json().at("/moves/0/san").stringValue())
          .isEqualTo("e4");
    }
    try (EventStore store = ServerParts.open(options)) {
      tidy(store, Duration.ofDays(31), Limits.USUAL);
      assertThat(store.transfer().games("")).as("unplayed").hasSize(4);
      tidy(store, Duration.ofDays(366), Limits.USUAL.with(CountLimit.KEEP_GUEST_GAMES_DAYS, 0));
      assertThat(store.transfer().games("")).hasSize(4);
      tidy(store, Duration.ofDays(366), Limits.USUAL);
      assertThat(store.transfer().games("")).as("of guests, the decided one too").hasSize(2);
    }
    try (Server server = Server.start(options);
        Client client = new Client(server.address().toString())) {
      assertThat(client.get("api/games/" + unplayed).status()).isEqualTo(404);
      assertThat(client.get("api/games/" + ofGuests.id()).status()).isEqualTo(404);
      assertThat(client.get("api/games/" + ofAna).status()).isEqualTo(200);
      var _ =
          new Storage(options)
              .<Boolean>moderate(moderation -> {
                moderation.hide(
                    org.jadoube.play.people.Scope.of(new org.jadoube.store.GameId(ofAna)), true);
                return true;
              });
      Wait.until("it is hidden", () -> client.get("api/games/" + ofAna).status() == 404);
      assertThat(client.get("api/games/" + ofAna + "/events").status()).isEqualTo(404);
      assertThat(client.get("api/games/" + ofAna + "/headline").status()).isEqualTo(404);
    }
  }

  /// An arbiter decides a game before anybody has moved.
  private static void decide(Client client) throws Exception {
    var game = client.post("api/games", "{\"arbiter\":true,\"name\":\"Arno\"}").json();
    String path = "api/games/" + game.path("id").stringValue();
    for (String colour : List.of("white", "black")) {
      client.post(
          path + "/seats",
          "{\"invitation\":\"" + game.path(colour).path("invitation").stringValue() + "\"}");
    }
    var decided =
        client.post(
            path + "/acts",
            "{\"type\":\"decide-result\",\"result\":\"1-0\",\"basis\":\"12.9.6\",\"overruling\":\"Black left\"}",
            "Authorization",
            "Bearer " + game.path("arbiterToken").stringValue());
    assertThat(decided.status()).as(decided.text()).isEqualTo(200);
  }

  private static void tidy(EventStore store, Duration later, Limits limits) {
    InstantSource clock = InstantSource.fixed(Instant.now().plus(later));
    try (Retention retention = new Retention(store.ledger(), clock, limits, _ -> false)) {
      retention.tidy();
    }
  }
}
