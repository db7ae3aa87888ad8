package org.jadoube.cli.convert;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;

/// A sequence of games, with a blank line between two archives, however the first one ends.
final class GameStream implements Closeable {
  private static final byte[] BLANK_LINE = {'\n', '\n'};

  private final OutputStream out;
  private final boolean parted;
  private byte[] last = BLANK_LINE;
  private int archive;

  /// @param parted whether a blank line must stand between the games of two archives
  GameStream(OutputStream out, boolean parted) {
    this.out = out;
    this.parted = parted;
  }

  /// Writes a game of the archive with that number.
  void game(int archive, byte[] text) throws IOException {
    if (text.length > 0) {
      out.write(BLANK_LINE, 0, missing(archive));
      out.write(text);
      last = text;
      this.archive = archive;
    }
  }

  /// How many line breaks to write first.
  private int missing(int archive) {
    if (archive == this.archive || !parted || endsLine(isCrLf() ? 3 : 2)) {
      return 0;
    }
    return endsLine(1) ? 1 : 2;
  }

  private boolean isCrLf() {
    return last.length > 1 && last[last.length - 2] == '\r';
  }

  private boolean endsLine(int fromEnd) {
    int index = last.length - fromEnd;
    return index >= 0 && (last[index] == '\n' || last[index] == '\r');
  }

  void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
