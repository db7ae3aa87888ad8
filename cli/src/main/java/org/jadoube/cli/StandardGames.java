package org.jadoube.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;

/// Writes games to standard output.
record StandardGames(Streams streams) implements GameOutput {
  @Override
  public void game(Map<String, String> tags, byte[] text) throws IOException {
    streams.bytes().write(text);
  }

  @Override
  public boolean isClosed() {
    return streams.isClosed();
  }

  @Override
  public void close() throws IOException {
    OutputStream out = streams.bytes();
    out.flush();
  }
}
