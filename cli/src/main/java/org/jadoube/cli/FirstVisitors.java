package org.jadoube.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;
import org.jadoube.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A server's visitors: they open pages, and two of them play while a third watches. Pages send
/// acts by POST, programs over their WebSocket.
record FirstVisitors(HttpClient client, URI home) {
  private static final List<String> VISITED = List.of("", "assets/home.js", "api/time", "ready");
  private static final int LEAST_GAMES = 2;
  private static final int MOST_GAMES = 8;
  private static final int PLIES = 60;

  /// Plays as many games as there is time for.
  void come(Duration time) throws IOException, InterruptedException {
    long end = System.nanoTime() + time.toNanos();
    for (String path : VISITED) {
      send(HttpRequest.newBuilder(home.resolve(path)));
    }
    for (int seed = 0; seed < MOST_GAMES; seed++) {
      if (seed < LEAST_GAMES || System.nanoTime() < end) {
        play(new Random(seed), /* byPost= */ seed % 2 == 0);
      }
    }
  }

  private void play(Random random, boolean byPost) throws IOException, InterruptedException {
    JsonNode created =
        post("api/games", Json.object("timeControl", "5+3", "colour", "white", "name", "Ana"));
    String game = "api/games/" + text(created, "id");
    JsonNode seat =
        post(
            game + "/seats",
            Json.object("invitation", text(created, "invitation"), "name", "Boris"));
    URI stream = URI.create("ws" + home.resolve(game + "/stream").toString().substring(4));
    List<String> tokens = List.of(text(created, "token"), text(seat, "token"));
    try (FirstFollower white = FirstFollower.of(client, stream, tokens.getFirst());
        FirstFollower black = FirstFollower.of(client, stream, tokens.getLast());
        FirstFollower _ = FirstFollower.of(client, stream, "")) {
      List<FirstFollower> players = List.of(white, black);
      URI acts = home.resolve(game + "/acts");
      play(
          random,
          players,
          (player, act) -> {
            if (byPost) {
              send(act(acts, tokens.get(player), act));
            } else {
              players.get(player).act(act);
            }
          });
    }
  }

  private interface Sending {
    void send(int player, String act) throws IOException, InterruptedException;
  }

  /// A request for an act, as the pages make it.
  private static HttpRequest.Builder act(URI acts, String token, String act) {
    return HttpRequest.newBuilder(acts)
        .header("Content-Type", "application/json")
        .header("Accept-Language", "en")
        .header("Authorization", "Bearer " + token)
        .header("Idempotency-Key", UUID.randomUUID().toString())
        .header("Prefer", "return=minimal")
        .POST(HttpRequest.BodyPublishers.ofString(act));
  }

  private static void play(Random random, List<FirstFollower> players, Sending sending)
      throws IOException, InterruptedException {
    awaitPly(0, players);
    Position position = Position.standard();
    for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
      List<Move> moves = position.legalMoves();
      Move move = moves.get(random.nextInt(moves.size()));
      sending.send(ply % 2, Json.object("type", "move", "attempt", Uci.write(position, move)));
      awaitPly(ply + 1, players);
      position = position.play(move);
    }
  }

  private static void awaitPly(int ply, List<FirstFollower> players)
      throws IOException, InterruptedException {
    for (FirstFollower each : players) {
      each.awaitPly(ply);
    }
  }

  private JsonNode post(String path, String body) throws IOException, InterruptedException {
    return JsonMapper.shared()
        .readTree(
            send(
                HttpRequest.newBuilder(home.resolve(path))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body))));
  }

  private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
  }

  private static String text(JsonNode node, String field) {
    return node.path(field).asString();
  }
}
