package org.jadoube.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.SocketException;
import java.nio.ByteBuffer;

/// A WebSocket on which any frame can be sent.
final class RawStream implements AutoCloseable {
  static final int CONTINUATION = 0;
  static final int TEXT = 1;
  static final int BINARY = 2;
  static final int CLOSE = 8;
  static final int PING = 9;
  static final int PONG = 10;
  static final int FINAL = 0x80;

  private static final String PATH_OF_ANY = "/api/games/any/stream";
  private static final int MASKED = 0x80;
  private static final byte[] MASK = {1, 2, 3, 4};

  private final RawConnection connection;
  private final DescribedMessages described = new DescribedMessages(PATH_OF_ANY);

  private RawStream(RawConnection connection) {
    this.connection = connection;
  }

  /// A frame that came; of a frame that closes, the code and the reason.
  @SuppressWarnings("ArrayRecordComponent") // nobody compares frames
  record Frame(int operation, byte[] payload) {
    String text() {
      return new String(payload, UTF_8);
    }

    int code() {
      return operation == CLOSE && payload.length >= 2
          ? ByteBuffer.wrap(payload).getShort() & 0xffff
          : 0;
    }
  }

  static String handshake(String id, String... headers) {
    return "GET /api/games/"
        + id
        + "/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + String.join("\r\n", headers)
        + "\r\n\r\n";
  }

  static RawStream open(int port, String id) throws IOException {
    return over(RawConnection.to(port), id);
  }

  static RawStream over(RawConnection connection, String id) throws IOException {
    return over(connection, id, "X: y");
  }

  /// A stream with another header.
  static RawStream over(RawConnection connection, String id, String header) throws IOException {
    connection.send(
        handshake(
            id,
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            header));
    String head = connection.head();
    if (!head.startsWith("HTTP/1.1 101 ")) {
      throw new IOException(head);
    }
    return new RawStream(connection);
  }

  RawStream say(String text) throws IOException {
    return send(FINAL | TEXT, text.getBytes(UTF_8));
  }

  /// Asks something and waits for the answer: by then the server has entered it.
  RawStream awaitPong() throws IOException {
    say("{\"type\":\"ping\",\"sent\":\"7\"}");
    while (!next(TEXT).text().contains("pong")) {
      // what else there is to tell
    }
    return this;
  }

  RawStream send(int first, byte... payload) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 14).put((byte) first);
    if (payload.length < 126) {
      frame.put((byte) (MASKED | payload.length));
    } else if (payload.length < 1 << 16) {
      frame.put((byte) (MASKED | 126)).putShort((short) payload.length);
    } else {
      frame.put((byte) (MASKED | 127)).putLong(payload.length);
    }
    frame.put(MASK);
    for (int i = 0; i < payload.length; i++) {
      frame.put((byte) (payload[i] ^ MASK[i % MASK.length]));
    }
    byte[] bytes = new byte[frame.position()];
    frame.flip().get(bytes);
    return raw(bytes);
  }

  RawStream raw(byte... bytes) throws IOException {
    connection.send(bytes);
    return this;
  }

  Frame next() throws IOException {
    DataInputStream input = new DataInputStream(connection.input());
    int first = input.readUnsignedByte();
    int length = input.readUnsignedByte();
    length = length == 126 ? input.readUnsignedShort() : length;
    Frame frame = new Frame(first & 0xf, input.readNBytes(length));
    if (first == (FINAL | TEXT)) {
      described.check(frame.text());
    }
    return frame;
  }

  /// The next frame of that kind; those before it are dropped.
  Frame next(int operation) throws IOException {
    Frame frame = next();
    while (frame.operation() != operation) {
      frame = next();
    }
    return frame;
  }

  /// The code with which the other end closes; 1006 if it just ends.
  int closing() throws IOException {
    try {
      int code = next(CLOSE).code();
      connection.awaitEnd();
      return code;
    } catch (EOFException | SocketException cut) {
      return 1006;
    }
  }

  @Override
  public void close() throws IOException {
    connection.close();
  }
}
