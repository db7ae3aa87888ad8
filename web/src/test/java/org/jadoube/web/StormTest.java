package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A crowd that storms a game over real WebSockets while it is played.
final class StormTest {
  private static final int CROWD = 2000;
  private static final int FEWEST_PLIES = 60;
  private static final int MOST_PLIES = 120;
  private static final String HELLO = "{\"type\":\"hello\"}";

  @TempDir Path data;

  @Test
  @Tag("long")
  void two_thousand_who_come_at_once_cost_the_players_no_time() throws Exception {
    AtomicInteger inside = new AtomicInteger();
    AtomicBoolean over = new AtomicBoolean();
    List<Long> latencies = new ArrayList<>();
    List<Socket> sockets = Collections.synchronizedList(new ArrayList<>());
    try (ServerProcess server = ServerProcess.start(data, 0);
        Client client = new Client(server.address());
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Table table = client.table("60");
      move(client, table, 0, latencies);
      for (int i = 0; i < CROWD; i++) {
        threads.execute(() -> follow(server.address(), table.id(), sockets, inside));
      }
      Thread.ofVirtual()
          .start(() -> {
            Wait.until("all are inside", () -> inside.get() == CROWD);
            over.set(true);
          });
      int ply = 1;
      while (ply < MOST_PLIES && (!over.get() || ply < FEWEST_PLIES)) {
        move(client, table, ply++, latencies);
        Thread.sleep(50);
      }
      Collections.sort(latencies);
      System.out.printf(
          java.util.Locale.ROOT,
          "%d moves during %d joins: p50 %d ms, p99 %d ms, max %d ms%n",
          latencies.size(),
          inside.get(),
          latencies.get(latencies.size() / 2),
          latencies.get(latencies.size() * 99 / 100),
          latencies.getLast());
      assertThat(client.get("api/games/" + table.id()).json().at("/state/phase").stringValue())
          .isEqualTo("running");
      for (Socket socket : List.copyOf(sockets)) {
        socket.close();
      }
    }
  }

  /// Knights go out and home, and now and then a pawn moves so that no position comes five times.
  private static String uci(int ply) {
    int round = ply / 10;
    return switch (ply % 10) {
      case 8 -> pawn(round, "2", "3", "4");
      case 9 -> pawn(round, "7", "6", "5");
      default -> List.of("g1f3", "g8f6", "f3g1", "f6g8").get(ply % 10 % 4);
    };
  }

  private static String pawn(int round, String... ranks) {
    String file = List.of("a", "b", "c", "d", "e", "g").get(round % 6);
    return file + ranks[round / 6] + file + ranks[round / 6 + 1];
  }

  private static void move(Client client, Table table, int ply, List<Long> latencies)
      throws Exception {
    long start = System.nanoTime();
    Answer answer =
        client.act(
            table,
            ply % 2 == 0 ? table.white() : table.black(),
            String.format(Locale.ROOT, "{\"type\":\"move\",\"attempt\":\"%s\"}", uci(ply)),
            "ply-" + ply);
    latencies.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
    if (answer.status() != 200) {
      throw new AssertionError(answer.text());
    }
  }

  /// The least that a WebSocket needs.
  private static void follow(
      String address, String id, List<Socket> sockets, AtomicInteger inside) {
    URI uri = URI.create(address);
    try {
      Socket socket = new Socket(uri.getHost(), uri.getPort());
      sockets.add(socket);
      String request =
          String.format(
                  Locale.ROOT,
                  "GET /api/games/%s/stream HTTP/1.1\r\nHost: %s:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
                  id,
                  uri.getHost(),
                  uri.getPort())
              + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      byte[] frame = new byte[6 + HELLO.length()];
      frame[0] = (byte) 0x81;
      frame[1] = (byte) (0x80 | HELLO.length());
      System.arraycopy(HELLO.getBytes(StandardCharsets.US_ASCII), 0, frame, 6, HELLO.length());
      byte[] bytes = new byte[65536];
      int length = socket.getInputStream().read(bytes);
      if (length > 0) {
        socket.getOutputStream().write(frame);
        socket.getOutputStream().flush();
        length = socket.getInputStream().read(bytes);
      }
      inside.incrementAndGet();
      while (length > 0) {
        length = socket.getInputStream().read(bytes);
      }
    } catch (IOException closed) {
      // the test is over
    }
  }
}
