package org.jadoube.cli.shell;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Reads UTF-8 lines of bounded length. Only the beginning of a longer line is kept: a little more
/// than the limit, so that the caller can tell.
public final class LineReader implements AutoCloseable {
  private static final int USUAL_CHARACTERS = 1 << 20;
  private static final int END = -1;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Reader reader;
  private final int most;
  private boolean atStart = true;

  /// Lines of at most about a million characters.
  public LineReader(InputStream input) {
    this(input, USUAL_CHARACTERS);
  }

  /// Lines of at most `most` characters.
  public LineReader(InputStream input, int most) {
    this.most = most;
    this.reader = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
  }

  /// The next line without its line break; empty at the end.
  public Optional<String> next() throws IOException {
    StringBuilder line = new StringBuilder();
    int letter = reader.read();
    if (atStart && letter == BYTE_ORDER_MARK) {
      letter = reader.read();
    }
    atStart = false;
    if (letter == END) {
      return Optional.empty();
    }
    for (; letter != END && letter != '\n'; letter = reader.read()) {
      if (line.length() <= most) {
        line.append((char) letter);
      }
    }
    if (!line.isEmpty() && line.charAt(line.length() - 1) == '\r') {
      line.setLength(line.length() - 1);
    }
    return Optional.of(line.toString());
  }

  /// Whether something can be read without waiting.
  public boolean isReady() throws IOException {
    return reader.ready();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
