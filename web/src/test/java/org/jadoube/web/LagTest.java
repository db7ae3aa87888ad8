package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.jadoube.play.game.Patience;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Players far away: everything takes 100 ms each way.
final class LagTest {
  private static final Duration EACH_WAY = Duration.ofMillis(100);
  private static final int MINUTES_MILLIS = 180_000;
  private static final int MOVES = 12;

  @TempDir Path data;

  @Test
  void the_network_costs_a_player_nothing_and_without_compensation_its_round_trips()
      throws Exception {
    long charged = charged(/* compensates= */ false);
    // Twice, as a busy machine takes its time now and then, too.
    long spared = Math.min(charged(/* compensates= */ true), charged(/* compensates= */ true));
    long roundTrips = 2 * EACH_WAY.toMillis() * (MOVES / 2 - 1);
    assertThat(charged).isGreaterThanOrEqualTo(roundTrips);
    assertThat(charged - spared).isGreaterThanOrEqualTo(roundTrips * 3 / 4);
  }

  /// The time that Black's clock lost in a game that both play at once.
  private long charged(boolean compensates) throws Exception {
    ServerOptions options =
        ServerOptions.in(data).withPort(0).with(Patience.USUAL.compensating(compensates));
    try (Server server = Server.start(options);
        TcpProxy line = new TcpProxy(server.port());
        Client client =
            new Client(String.format(Locale.ROOT, "http://localhost:%d/", line.port()))) {
      line.delay(EACH_WAY);
      Table table = client.table("180");
      try (Follower white = client.follow(table.id(), table.white());
          Follower black = client.follow(table.id(), table.black())) {
        white.next("game");
        black.next("game");
        Thread.sleep(4 * EACH_WAY.toMillis()); // until the answers to the pings are back
        for (int i = 0; i < MOVES; i++) {
          String token = i % 2 == 0 ? table.white() : table.black();
          assertThat(client.move(table, token, Stubborn.MOVES.get(i)).status()).isEqualTo(200);
        }
      }
      JsonNode moves = client.get("api/games/" + table.id()).json().path("moves");
      return MINUTES_MILLIS - moves.get(MOVES - 1).path("blackMillis").longValue();
    }
  }
}
