import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Programs that play at random over HTTP, both sides of many games.
final class Players implements AutoCloseable {
  private static final String NEW_GAME = "{\"timeControl\":\"36000\",\"colour\":\"white\",\"name\":\"Ana\"}";

  private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final String address;

  /// A game with both seats taken.
  record Table(String id, String white, String black) {
    String token(Colour colour) {
      return colour == Colour.WHITE ? white : black;
    }
  }

  Players(String address) {
    this.address = address;
  }

  Table sitDown() throws InterruptedException {
    JsonNode game = post("api/games", NEW_GAME, "");
    String id = game.path("id").stringValue();
    String invitation = "{\"invitation\":\"%s\",\"name\":\"Boris\"}".formatted(game.path("invitation").stringValue());
    JsonNode seat = post("api/games/" + id + "/seats", invitation, "");
    return new Table(id, game.path("token").stringValue(), seat.path("token").stringValue());
  }

  /// Plays a game of at most `plies` plies.
  ///
  /// @return the nanoseconds taken by each move
  long[] play(Table table, int seed, int plies) throws InterruptedException {
    Random random = new Random(seed);
    LongStream.Builder nanos = LongStream.builder();
    Position position = Position.standard();
    for (int ply = 0; ply < plies && goesOn(position); ply++) {
      List<Move> moves = position.legalMoves();
      Move move = moves.get(random.nextInt(moves.size()));
      long sent = System.nanoTime();
      move(table, position, move);
      nanos.add(System.nanoTime() - sent);
      position = position.play(move);
    }
    return nanos.build().toArray();
  }

  /// With few pieces left, a dead position may end the game.
  private static boolean goesOn(Position position) {
    return !position.legalMoves().isEmpty() && position.board().occupied().size() > 4;
  }

  private void move(Table table, Position position, Move move) throws InterruptedException {
    String act = "{\"type\":\"move\",\"attempt\":\"%s\"}".formatted(Uci.write(position, move));
    post("api/games/" + table.id() + "/acts", act, table.token(position.turn()));
  }

  private JsonNode post(String path, String body, String token) throws InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address + path))
            .header("Authorization", "Bearer " + token)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    try {
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() >= 300) {
        throw new IllegalStateException(body + ": " + answer.statusCode() + " " + answer.body());
      }
      return JsonMapper.shared().readTree(answer.body());
    } catch (IOException broken) {
      throw new IllegalStateException(path, broken);
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
