package org.jadoube.benchmarks.load;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Spectators who read nothing of what they are sent do not delay the players.
record SlowReaders(Laboratory laboratory) {
  private static final int GAMES = 200;
  private static final int ACTS_PER_SECOND = 500;
  private static final int SLOW = 400;
  private static final int SECONDS = 8;
  private static final int SMALL_WINDOW = 2048;

  void measure() throws Exception {
    Tally tally = new Tally();
    try (ServerUnderLoad server = laboratory.server("slow");
        Zone zone = new Zone(server.port(), tally, RandomGame.some(GAMES))) {
      List<Board> boards = zone.sitDown(GAMES, GAMES);
      Pace pace = new Pace(boards, ACTS_PER_SECOND, Duration.ofSeconds(SECONDS));
      pace.play();
      laboratory
          .report()
          .say(
              "",
              "## Slow readers",
              "",
              "| spectators who read nothing | told to both | median ms | 99 % ms | 99.9 % ms | worst ms | failed |",
              "|---:|---:|---:|---:|---:|---:|---|");
      play(0, pace, tally);
      List<Socket> slow = slow(server.port(), boards);
      play(SLOW, pace, tally);
      for (Socket each : slow) {
        each.close();
      }
      zone.leave();
    }
  }

  private void play(int slow, Pace pace, Tally tally) throws InterruptedException {
    tally.await(ActsLoad.STRAGGLERS);
    tally.reset();
    pace.play();
    tally.await(ActsLoad.STRAGGLERS);
    laboratory.report().say(ActsLoad.row(slow, tally));
  }

  /// They say hello and then stop reading.
  private static List<Socket> slow(int port, List<Board> boards) throws IOException {
    List<Socket> slow = new ArrayList<>();
    for (int i = 0; i < SLOW; i++) {
      Socket socket = new Socket();
      socket.setReceiveBufferSize(SMALL_WINDOW);
      URI address = URI.create("http://localhost:" + port);
      socket.connect(new java.net.InetSocketAddress(address.getHost(), address.getPort()));
      socket.getOutputStream().write(greeting(boards.get(i % boards.size()), port));
      slow.add(socket);
    }
    return slow;
  }

  private static byte[] greeting(Board board, int port) {
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
