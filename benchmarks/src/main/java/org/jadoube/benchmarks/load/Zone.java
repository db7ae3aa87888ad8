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
import java.util.function.LongFunction;
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
  private static final int MOST_CONNECTIONS = 2_000;
  private static final int MOST_QUEUED = 100_000;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final int port;
  private final Tally tally;
  private final List<RandomGame> games;
  private final Way way;
  private final WebSocketClient client;
  private final HttpClient pages = new HttpClient();
  private final List<Session> sessions = Collections.synchronizedList(new ArrayList<>());
  private final List<Follower> followers = Collections.synchronizedList(new ArrayList<>());

  /// How players send acts.
  enum Way {
    /// By POST, as the pages do.
    PAGES,
    /// Over their WebSockets.
    PROGRAMS
  }

  /// @param games those that are played
  Zone(int port, Tally tally, List<RandomGame> games, Way way) throws Exception {
    this.port = port;
    this.tally = tally;
    this.games = games;
    this.way = way;
    HttpClient http = new HttpClient();
    http.setMaxConnectionsPerDestination(AT_ONCE);
    this.client = new WebSocketClient(http);
    client.setIdleTimeout(Duration.ZERO);
    client.start();
    pages.setMaxConnectionsPerDestination(MOST_CONNECTIONS);
    pages.setMaxRequestsQueuedPerDestination(MOST_QUEUED);
    pages.start();
  }

  /// A game with both seats taken, and the two tokens.
  record Table(LoadedGame board, List<String> tokens) {}

  /// Creates games; both players of the first `connected` follow theirs.
  List<LoadedGame> sitDown(int count, int connected) throws InterruptedException {
    List<Table> tables = tables(count, _ -> tally);
    follow(tables, connected);
    return tables.stream().map(Table::board).toList();
  }

  /// Creates games.
  ///
  /// @param tallies where to count the act that was due at that time
  List<Table> tables(int count, LongFunction<Tally> tallies) throws InterruptedException {
    List<Table> tables = Collections.synchronizedList(new ArrayList<>());
    inParallel(count, number -> tables.add(table(games.get(number % games.size()), tallies)));
    return tables;
  }

  /// Connects both players of the first `connected` games.
  void follow(List<Table> tables, int connected) throws InterruptedException {
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
  }

  /// Adds spectators, evenly over the games.
  ///
  /// @return how many of them follow
  int watch(List<LoadedGame> boards, int count) throws InterruptedException {
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

  private Table table(RandomGame game, LongFunction<Tally> tallies) throws Exception {
    JsonNode created = post("/api/games", NEW_GAME);
    String id = created.path("id").asString();
    JsonNode seat =
        post(
            "/api/games/" + id + "/seats",
            "{\"invitation\":\""
                + created.path("invitation").asString()
                + "\",\"name\":\"Boris\"}");
    return new Table(
        new LoadedGame(id, game, tallies),
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

  private void join(
      LoadedGame board, String token, int player, CountDownLatch welcomed, String host)
      throws Exception {
    String hello =
        token.isEmpty()
            ? "{\"type\":\"hello\"}"
            : "{\"type\":\"hello\",\"token\":\"" + token + "\"}";
    Follower follower =
        new Follower(board, tally, welcomed, hello, player, stream -> mover(stream, board, token));
    URI address = URI.create("ws://" + host + ":" + port + "/api/games/" + board.id() + "/stream");
    CompletableFuture<Session> session = client.connect(follower, address);
    sessions.add(session.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
    followers.add(follower);
  }

  private LoadedGame.Mover mover(Session stream, LoadedGame board, String token) {
    return way == Way.PROGRAMS
        ? new Program(stream, tally)
        : new Page(
            pages,
            "http://localhost:" + port + "/api/games/" + board.id() + "/acts",
            token,
            stream,
            board,
            tally);
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

  /// Ends all connections.
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
    LifeCycle.stop(pages);
  }
}
