package org.jadoube.web.warmup;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// A connection to a server on this machine. It does as little as possible, because Java would have
/// to compile that, too.
final class LocalConnection implements AutoCloseable {
  private static final String LENGTH = "content-length:";
  private static final int PATIENCE_MILLIS = 10_000;
  private static final int SKIPPED_BYTES = 8192;

  private final Socket socket;
  private final InputStream input;

  LocalConnection(URI server) throws IOException {
    this.socket = new Socket(InetAddress.getLoopbackAddress(), server.getPort());
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE_MILLIS);
    this.input = new BufferedInputStream(socket.getInputStream());
  }

  /// The body of the answer to a document.
  ///
  /// @param headers a line each
  String post(String path, String headers, String json) throws IOException {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    say(
        "POST "
            + path
            + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
            + body.length
            + "\r\n"
            + headers
            + "\r\n"
            + json);
    return new String(input.readNBytes(head()), StandardCharsets.UTF_8);
  }

  /// Follows a game from now on, and reads everything that comes.
  void follow(String path, String hello) throws IOException {
    say(
        "GET "
            + path
            + " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    var _ = head();
    socket.getOutputStream().write(frame(hello));
    Thread.ofVirtual().name("jadoube-warm-up").start(this::skip);
  }

  private void skip() {
    byte[] bytes = new byte[SKIPPED_BYTES];
    try {
      while (input.read(bytes) >= 0) {
        // only its arrival matters
      }
    } catch (IOException closed) {
      // It has served.
    }
  }

  /// A text frame of at most 125 bytes, masked with zeros (RFC 6455).
  private static byte[] frame(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] frame = new byte[bytes.length + 6];
    frame[0] = (byte) 0x81;
    frame[1] = (byte) (0x80 | bytes.length);
    System.arraycopy(bytes, 0, frame, 6, bytes.length);
    return frame;
  }

  private void say(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
  }

  /// Reads a head, and returns how long the body is.
  private int head() throws IOException {
    int length = 0;
    for (String line = line(); !line.isEmpty(); line = line()) {
      if (line.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
        length = Integer.parseInt(line.substring(LENGTH.length()).strip());
      }
    }
    return length;
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = input.read(); next != '\n'; next = input.read()) {
      if (next < 0) {
        throw new EOFException();
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
