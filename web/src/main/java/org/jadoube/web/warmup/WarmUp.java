package org.jadoube.web.warmup;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;
import org.jadoube.wire.Json;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Plays games on a server as pages do, until the server gets no faster.
public final class WarmUp {
  private static final Logger LOG = LoggerFactory.getLogger(WarmUp.class);
  private static final int TABLES = 8;
  private static final int PLIES = 60;

  private final URI server;
  private final LongAdder acts = new LongAdder();
  private volatile boolean over;

  private WarmUp(URI server) {
    this.server = server;
  }

  /// Plays until the server has got no faster for a while, or the time is over; returns the number
  /// of acts.
  ///
  /// @param server a server without any other games
  public static long on(URI server, Duration most) {
    WarmUp warmUp = new WarmUp(server);
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int table = 0; table < TABLES; table++) {
        Random random = new Random(table);
        people.execute(() -> warmUp.play(random));
      }
      warmUp.watch(most);
    }
    return warmUp.acts.sum();
  }

  private void watch(Duration most) {
    long end = System.nanoTime() + most.toNanos();
    WarmUpPace pace = new WarmUpPace();
    try {
      while (System.nanoTime() < end && pace.grows(acts.sum())) {
        Thread.sleep(WarmUpPace.SAMPLE.toMillis());
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      over = true;
    }
  }

  private void play(Random random) {
    try {
      do {
        game(random);
      } while (!over);
    } catch (IOException failed) {
      LOG.debug("warming up was broken off", failed);
    }
  }

  private void game(Random random) throws IOException {
    try (LocalConnection white = new LocalConnection(server);
        LocalConnection black = new LocalConnection(server);
        LocalConnection whitesStream = new LocalConnection(server);
        LocalConnection blacksStream = new LocalConnection(server)) {
      JsonNode created =
          read(white.post("/api/games", "", Json.object("timeControl", "5+3", "colour", "white")));
      String game = "/api/games/" + created.path("id").asString();
      String invitation = created.path("invitation").asString();
      JsonNode seat = read(black.post(game + "/seats", "", Json.object("invitation", invitation)));
      List<LocalConnection> players = List.of(white, black);
      List<String> tokens =
          List.of(created.path("token").asString(), seat.path("token").asString());
      whitesStream.follow(game + "/stream", hello(tokens.getFirst()));
      blacksStream.follow(game + "/stream", hello(tokens.getLast()));
      Position position = Position.standard();
      for (int ply = 0; ply < PLIES && (ply == 0 || !over); ply++) {
        List<Move> moves = position.legalMoves();
        if (moves.isEmpty()) {
          return;
        }
        Move move = moves.get(random.nextInt(moves.size()));
        players
            .get(ply % 2)
            .post(
                game + "/acts",
                "Authorization: Bearer "
                    + tokens.get(ply % 2)
                    + "\r\nPrefer: return=minimal\r\nAccept-Language: en\r\nIdempotency-Key: "
                    + UUID.randomUUID()
                    + "\r\n",
                Json.object("type", "move", "attempt", Uci.write(position, move)));
        acts.increment();
        position = position.play(move);
      }
    }
  }

  private static String hello(String token) {
    return Json.object("type", "hello", "token", token);
  }

  private static JsonNode read(String json) {
    return JsonMapper.shared().readTree(json);
  }
}
