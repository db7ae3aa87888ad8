package org.jadoube.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A connection on which anything can be sent.
final class RawConnection implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 60_000;
  private static final Pattern LENGTH = Pattern.compile("(?i)\r\nContent-Length: (\\d+)\r\n");

  private final Socket socket;

  private RawConnection(Socket socket) {
    this.socket = socket;
  }

  static RawConnection to(int port) throws IOException {
    return from("127.0.0.1", port);
  }

  /// One that comes from that address of this machine.
  static RawConnection from(String address, int port) throws IOException {
    Socket socket = new Socket();
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.bind(new InetSocketAddress(InetAddress.ofLiteral(address), 0));
    socket.connect(
        new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), PATIENCE_MILLIS);
    return new RawConnection(socket);
  }

  RawConnection send(String text) throws IOException {
    return send(text.getBytes(ISO_8859_1));
  }

  RawConnection send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
    return this;
  }

  /// Sends the same again and again, until nobody takes it.
  void sendUntilCut(String text) {
    try {
      while (true) {
        send(text);
      }
    } catch (IOException cut) {
      // as it should be
    }
  }

  /// Sends nothing more.
  void finish() throws IOException {
    socket.shutdownOutput();
  }

  /// This connection, to go on with.
  RawConnection finished() throws IOException {
    finish();
    return this;
  }

  /// All that comes until the other end closes.
  String rest() throws IOException {
    ByteArrayOutputStream come = new ByteArrayOutputStream();
    try {
      socket.getInputStream().transferTo(come);
    } catch (IOException reset) {
      // The answer before that is the one that counts.
    }
    return come.toString(ISO_8859_1);
  }

  /// Waits until the other end closes.
  ///
  /// @throws SocketTimeoutException if it does not
  void awaitEnd() throws IOException {
    InputStream input = socket.getInputStream();
    try {
      while (input.read() >= 0) {
        // nobody is interested
      }
    } catch (SocketTimeoutException open) {
      throw open;
    } catch (IOException reset) {
      // That is an end, too.
    }
  }

  /// Whether the other end has closed; what it has sent is dropped.
  boolean isClosed() throws IOException {
    socket.setSoTimeout(1);
    try {
      while (socket.getInputStream().read() >= 0) {
        // nobody is interested
      }
      return true;
    } catch (SocketTimeoutException open) {
      return false;
    } catch (IOException reset) {
      return true;
    } finally {
      socket.setSoTimeout(PATIENCE_MILLIS);
    }
  }

  /// One answer, head and body, after which the connection may stay open.
  String answer() throws IOException {
    String head = head();
    Matcher length = LENGTH.matcher(head);
    int bytes = length.find() ? Integer.parseInt(length.group(1)) : 0;
    return head + new String(socket.getInputStream().readNBytes(bytes), ISO_8859_1);
  }

  /// The head of an answer.
  String head() throws IOException {
    StringBuilder head = new StringBuilder();
    while (!head.toString().endsWith("\r\n\r\n")) {
      int read = socket.getInputStream().read();
      if (read < 0) {
        throw new IOException("closed after: " + head);
      }
      head.append((char) read);
    }
    return head.toString();
  }

  InputStream input() throws IOException {
    return socket.getInputStream();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
