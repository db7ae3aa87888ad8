package org.jadoube.web.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/// A network between a browser and the server. It can go dead, as when a cable is cut: nothing
/// comes through any more, and nothing says so.
final class Line implements AutoCloseable {
  /// Which way something goes.
  enum Way {
    TO_SERVER,
    TO_BROWSER
  }

  private final URI server;
  private final ServerSocket entry;
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private final List<Way> dead = new CopyOnWriteArrayList<>();
  private final AtomicInteger mended = new AtomicInteger();

  Line(URI server) throws IOException {
    this.server = server;
    this.entry = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  URI address() {
    return URI.create("http://localhost:" + entry.getLocalPort() + "/");
  }

  /// Nothing goes that way any more; what is sent is lost.
  void cut(Way... ways) {
    dead.addAll(List.of(ways));
  }

  /// New connections get through again; those of before stay dead and do not say so either.
  void mend() {
    mended.incrementAndGet();
    dead.clear();
  }

  private void accept() {
    try {
      while (true) {
        Socket near = entry.accept();
        Socket far = new Socket(server.getHost(), server.getPort());
        sockets.addAll(List.of(near, far));
        Thread.ofVirtual().start(() -> pump(near, far, Way.TO_SERVER));
        Thread.ofVirtual().start(() -> pump(far, near, Way.TO_BROWSER));
      }
    } catch (IOException closed) {
      sockets.forEach(Line::close);
    }
  }

  private void pump(Socket from, Socket to, Way way) {
    byte[] some = new byte[8192];
    int begun = mended.get();
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int count = in.read(some); count >= 0; count = in.read(some)) {
        if (!dead.contains(way) && begun == mended.get()) {
          out.write(some, 0, count);
          out.flush();
        }
      }
    } catch (IOException gone) {
      close(to);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException gone) {
      // It is closed.
    }
  }

  @Override
  public void close() throws IOException {
    entry.close();
    sockets.forEach(Line::close);
  }
}
