package org.jadoube.benchmarks.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;

/// Shows that spectators who read none of their messages do not delay the players. The cost of
/// their all coming at once is measured apart, since that is work like any other.
record SlowReaders(Laboratory laboratory) {
  private static final int GAMES = 200;
  private static final int ACTS_PER_SECOND = 500;
  private static final int GENTLE = 40;
  private static final int SLOW = 400;
  private static final int SECONDS = 8;
  private static final Duration ARRIVAL = Duration.ofSeconds(1);
  private static final int SMALL_WINDOW = 2048;

  void measure() throws Exception {
    Tally tally = new Tally();
    try (ServerUnderLoad server = laboratory.server("slow");
        Zone zone = new Zone(server.port(), tally, RandomGame.some(GAMES), Zone.Way.PAGES)) {
      List<LoadedGame> boards = zone.sitDown(GAMES, GAMES);
      new Pace(boards, GENTLE, Duration.ofSeconds(SECONDS)).play();
      tally.await(ActsLoad.STRAGGLERS); // whoever moved before the cold server told them would stop
      Pace pace = new Pace(boards, ACTS_PER_SECOND, Duration.ofSeconds(SECONDS));
      pace.play();
      laboratory
          .report()
          .say(
              "",
              "## Slow readers",
              "",
              "| spectators | told to both | median ms | 99 % ms | 99.9 % ms | worst ms | failed |",
              "|---|---:|---:|---:|---:|---:|---|");
      play("none", pace, tally);
      List<Socket> slow = new CopyOnWriteArrayList<>();
      Thread arrivals = Thread.ofPlatform().start(() -> slow.addAll(slow(server.port(), boards)));
      play(SLOW + " come within a second", pace, tally);
      arrivals.join();
      play(SLOW + " read nothing", pace, tally);
      for (Socket each : slow) {
        each.close();
      }
      zone.leave();
    }
  }

  private void play(String spectators, Pace pace, Tally tally) throws InterruptedException {
    tally.await(ActsLoad.STRAGGLERS);
    tally.reset();
    pace.play();
    tally.await(ActsLoad.STRAGGLERS);
    laboratory.report().say(ActsLoad.row(spectators, tally));
  }

  /// They say hello and then stop reading.
  private static List<Socket> slow(int port, List<LoadedGame> boards) {
    List<Socket> slow = new ArrayList<>();
    for (int i = 0; i < SLOW; i++) {
      slow.add(slow(port, boards.get(i % boards.size())));
      LockSupport.parkNanos(ARRIVAL.toNanos() / SLOW);
    }
    return slow;
  }

  private static Socket slow(int port, LoadedGame board) {
    try {
      Socket socket = new Socket();
      socket.setReceiveBufferSize(SMALL_WINDOW);
      socket.connect(new InetSocketAddress("localhost", port));
      socket.getOutputStream().write(greeting(board, port));
      return socket;
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  private static byte[] greeting(LoadedGame board, int port) {
    String request =
        "GET /api/games/"
            + board.id()
            + "/stream HTTP/1.1\r\nHost: localhost:"
            + port
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    // A text frame of 16 characters, masked with zeros.
    String hello = "{\"type\":\"hello\"}";
    byte[] head = request.getBytes(StandardCharsets.US_ASCII);
    byte[] all = new byte[head.length + 6 + hello.length()];
    System.arraycopy(head, 0, all, 0, head.length);
    all[head.length] = (byte) 0x81;
    all[head.length + 1] = (byte) (0x80 | hello.length());
    System.arraycopy(
        hello.getBytes(StandardCharsets.US_ASCII), 0, all, head.length + 6, hello.length());
    return all;
  }
}
