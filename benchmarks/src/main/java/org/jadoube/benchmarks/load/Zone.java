package org.jadoube.benchmarks.load;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.client.ContentResponse;
import org.eclipse.jetty.client.HttpClient;
import org.eclipse.jetty.client.StringRequestContent;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.client.WebSocketClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The people of a playing zone: they create games, sit down and watch, all over the loopback.
final class Zone implements AutoCloseable {
  private static final String NEW_GAME =
      "{\"timeControl\":\"36000\",\"colour\":\"white\",\"name\":\"Ana\"}";
  private static final int AT_ONCE = 64;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final int port;
  private final Tally tally;
  private final List<RandomGame> games;
  private final WebSocketClient client;
  private final List<Session> sessions = Collections.synchronizedList(new ArrayList<>());
  private final List<Follower> followers = Collections.synchronizedList(new ArrayList<>());

  /// @param games those that are played
  Zone(int port, Tally tally, List<RandomGame> games) throws Exception {
    this.port = port;
    this.tally = tally;
    this.games = games;
    HttpClient http = new HttpClient();
    http.setMaxConnectionsPerDestination(AT_ONCE);
    this.client = new WebSocketClient(http);
    client.setIdleTimeout(Duration.ZERO);
    client.start();
  }

  /// A game with both seats taken, and the two tokens.
  private record Table(Board board, List<String> tokens) {}

  /// Creates games; both players of the first `connected` follow theirs.
  List<Board> sitDown(int count, int connected) throws InterruptedException {
    List<Table> tables = new ArrayList<>();
    inParallel(
        count,
        number -> {
          Table table = table(games.get(number % games.size()));
          synchronized (tables) {
            tables.add(table);
          }
        });
    int followed = Math.min(connected, tables.size()); // some could not be created
    CountDownLatch welcomed = new CountDownLatch(2 * followed);
    inParallel(
        followed,
        number -> {
          Table table = tables.get(number);
          for (int player = 0; player < 2; player++) {
            join(table.board(), table.tokens().get(player), player, welcomed, "localhost");
          }
        });
    await(welcomed);
    return tables.stream().map(Table::board).toList();
  }

  /// Adds spectators, evenly over the games.
  ///
  /// @return how many of them follow
  int watch(List<Board> boards, int count) throws InterruptedException {
    CountDownLatch welcomed = new CountDownLatch(count);
    inParallel(
        count,
        number ->
            join(
                boards.get(number % boards.size()),
                "",
                -1,
                welcomed,
                "127.0.0." + (1 + number % 8)));
    await(welcomed);
    return count - Math.toIntExact(welcomed.getCount());
  }

  private void await(CountDownLatch welcomed) throws InterruptedException {
    if (!welcomed.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
      tally.failed("some followers got no game");
    }
  }

  private Table table(RandomGame game) throws Exception {
    JsonNode created = post("/api/games", NEW_GAME);
    String id = created.path("id").asString();
    JsonNode seat =
        post(
            "/api/games/" + id + "/seats",
            "{\"invitation\":\""
                + created.path("invitation").asString()
                + "\",\"name\":\"Boris\"}");
    return new Table(
        new Board(id, game, tally),
        List.of(created.path("token").asString(), seat.path("token").asString()));
  }

  private JsonNode post(String path, String body) throws Exception {
    ContentResponse answer =
        client
            .getHttpClient()
            .POST("http://localhost:" + port + path)
            .body(new StringRequestContent("application/json", body))
            .send();
    if (answer.getStatus() >= 300) {
      throw new IllegalStateException(path + ": " + answer.getContentAsString());
    }
    return JsonMapper.shared().readTree(answer.getContentAsString());
  }

  private void join(Board board, String token, int player, CountDownLatch welcomed, String host)
      throws Exception {
    String hello =
        token.isEmpty()
            ? "{\"type\":\"hello\"}"
            : "{\"type\":\"hello\",\"token\":\"" + token + "\"}";
    Follower follower = new Follower(board, tally, welcomed, hello, player);
    URI address = URI.create("ws://" + host + ":" + port + "/api/games/" + board.id() + "/stream");
    CompletableFuture<Session> session = client.connect(follower, address);
    sessions.add(session.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
    followers.add(follower);
  }

  private interface Task {
    void run(int number) throws Exception;
  }

  private void inParallel(int count, Task task) throws InterruptedException {
    Semaphore room = new Semaphore(AT_ONCE);
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < count; i++) {
        int number = i;
        room.acquire();
        var _ =
            people.submit(() -> {
              try {
                task.run(number);
              } catch (ExecutionException | TimeoutException refused) {
                tally.failed("no connection: " + refused.getCause());
              } catch (Exception failed) {
                tally.failed(failed.toString());
              } finally {
                room.release();
              }
            });
      }
    }
  }

  /// All connections end.
  void leave() {
    followers.forEach(Follower::leave);
    sessions.forEach(Session::disconnect);
    sessions.clear();
    followers.clear();
  }

  @Override
  public void close() {
    leave();
    LifeCycle.stop(client);
  }
}
