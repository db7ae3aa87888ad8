package org.jadoube.play.transfer;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/// The lines of a text; anything beyond a limit in a line is skipped.
final class BoundedLines {
  private final Reader in;
  private final int most;

  BoundedLines(Reader in, int most) {
    this.in = in;
    this.most = most;
  }

  /// The next line that is not empty.
  Optional<String> next() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int letter = in.read(); letter >= 0; letter = in.read()) {
      if (letter != '\n') {
        if (line.length() < most && letter != '\r') {
          line.append((char) letter);
        }
      } else if (!line.isEmpty()) {
        return Optional.of(line.toString());
      }
    }
    return Optional.of(line.toString()).filter(text -> !text.isEmpty());
  }
}
