package org.jadoube.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// A way to PostgreSQL that can be cut or blocked.
public final class TcpProxy implements AutoCloseable {
  private static final int COMMON = 8192;

  /// The fate of connections.
  public enum Way {
    OPEN,
    /// Nobody gets through, and those who are connected are cut off.
    CUT,
    /// Everything is taken and nothing passed on.
    BLOCKED,
    /// The next COMMIT of an act is passed on, and then the connection is cut before its answer.
    LOSES_AN_ANSWER
  }

  private final ServerSocket listening;
  private final int port;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private final Set<Socket> deaf = ConcurrentHashMap.newKeySet();
  private final AtomicInteger lost = new AtomicInteger();
  private volatile Way way = Way.OPEN;
  private volatile long delayMillis;

  public TcpProxy(int port) throws IOException {
    this.port = port;
    this.listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  public int port() {
    return listening.getLocalPort();
  }

  /// How many answers have been lost.
  public int lost() {
    return lost.get();
  }

  public void set(Way way) {
    this.way = way;
    if (way == Way.CUT) {
      cut();
    }
  }

  /// From now on everything takes this much longer, each way.
  public void delay(Duration delay) {
    delayMillis = delay.toMillis();
  }

  private void cut() {
    sockets.forEach(TcpProxy::close);
  }

  private void accept() {
    try {
      while (true) {
        Socket client = listening.accept();
        if (way == Way.CUT) {
          close(client);
        } else {
          connect(client);
        }
      }
    } catch (IOException closed) {
      // the test is over
    }
  }

  private void connect(Socket client) throws IOException {
    Socket server = new Socket(InetAddress.getLoopbackAddress(), port);
    sockets.add(client);
    sockets.add(server);
    Thread.ofVirtual().start(() -> pump(client, server, /* fromClient= */ true));
    Thread.ofVirtual().start(() -> pump(server, client, /* fromClient= */ false));
  }

  private void pump(Socket from, Socket to, boolean fromClient) {
    try (from;
        to) {
      Piece piece = new Piece(fromClient);
      while (piece.read(from.getInputStream()) && pass(piece, from, to)) {
        // until one of them has enough
      }
    } catch (IOException gone) {
      // that is what it is for
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whether more is passed on after this.
  private boolean pass(Piece piece, Socket from, Socket to)
      throws IOException, InterruptedException {
    while (way == Way.BLOCKED) {
      Thread.sleep(10);
    }
    Thread.sleep(delayMillis);
    boolean last = way == Way.LOSES_AN_ANSWER && piece.commitsAnAct();
    if (last) {
      deaf.add(from); // before the answer can come
      way = Way.OPEN;
      lost.incrementAndGet();
    }
    if (!deaf.contains(to)) {
      piece.write(to.getOutputStream());
    }
    return !last && !deaf.contains(to);
  }

  /// The last piece read on a connection.
  private static final class Piece {
    private final byte[] bytes = new byte[COMMON];
    private final boolean fromClient;
    private int length;
    private boolean hasAct;

    Piece(boolean fromClient) {
      this.fromClient = fromClient;
    }

    /// False at the end.
    boolean read(InputStream in) throws IOException {
      length = in.read(bytes);
      return length > 0;
    }

    void write(OutputStream out) throws IOException {
      out.write(bytes, 0, length);
      out.flush();
    }

    /// The act may have come in an earlier piece.
    boolean commitsAnAct() {
      String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
      hasAct |= fromClient && (text.contains("move-made") || text.contains("INSERT INTO event"));
      return hasAct && text.contains("COMMIT");
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Override
  public void close() throws IOException {
    listening.close();
    cut();
  }
}
