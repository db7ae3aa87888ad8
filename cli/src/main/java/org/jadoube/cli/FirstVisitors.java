package org.jadoube.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;
import org.jadoube.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the first people do after a start: they open pages, and two of them play while a third
/// watches.
record FirstVisitors(HttpClient client, URI home) {
  private static final List<String> VISITED = List.of("", "assets/home.js", "api/time", "ready");
  private static final int GAMES = 4;
  private static final int PLIES = 40;

  void come() throws IOException, InterruptedException {
    for (String path : VISITED) {
      send(HttpRequest.newBuilder(home.resolve(path)));
    }
    for (int seed = 0; seed < GAMES; seed++) {
      play(new Random(seed));
    }
  }

  private void play(Random random) throws IOException, InterruptedException {
    JsonNode created =
        post("api/games", Json.object("timeControl", "5+3", "colour", "white", "name", "Ana"));
    String game = "api/games/" + text(created, "id");
    JsonNode seat =
        post(
            game + "/seats",
            Json.object("invitation", text(created, "invitation"), "name", "Boris"));
    URI stream = URI.create("ws" + home.resolve(game + "/stream").toString().substring(4));
    try (FirstFollower white = FirstFollower.of(client, stream, text(created, "token"));
        FirstFollower black = FirstFollower.of(client, stream, text(seat, "token"));
        FirstFollower _ = FirstFollower.of(client, stream, "")) {
      play(random, List.of(white, black));
    }
  }

  private static void play(Random random, List<FirstFollower> players)
      throws IOException, InterruptedException {
    awaitPly(0, players);
    Position position = Position.standard();
    for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
      List<Move> moves = position.legalMoves();
      Move move = moves.get(random.nextInt(moves.size()));
      players.get(ply % 2).act(Json.object("type", "move", "attempt", Uci.write(position, move)));
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
