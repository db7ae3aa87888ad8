package org.jadoube.server;

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

  /// What happens to connections.
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
    byte[] bytes = new byte[COMMON];
    boolean hasAct = false;
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int length = in.read(bytes); length > 0; length = in.read(bytes)) {
        while (way == Way.BLOCKED) {
          Thread.sleep(10);
        }
        Thread.sleep(delayMillis);
        boolean commits = false;
        if (fromClient && way == Way.LOSES_AN_ANSWER) {
          String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
          hasAct |= text.contains("move-made") || text.contains("INSERT INTO event");
          commits = hasAct && text.contains("COMMIT");
        }
        if (commits) {
          deaf.add(from); // before the answer can come
          way = Way.OPEN;
          lost.incrementAndGet();
        }
        if (deaf.contains(to)) {
          return;
        }
        out.write(bytes, 0, length);
        out.flush();
        if (commits) {
          return;
        }
      }
    } catch (IOException gone) {
      // that is what it is for
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
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
