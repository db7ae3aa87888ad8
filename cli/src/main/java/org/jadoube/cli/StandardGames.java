package org.jadoube.cli;

import java.io.IOException;
import java.util.Map;

/// Writes games to standard output.
final class StandardGames implements GameOutput {
  private final Streams streams;
  private final GameStream games;
  private int archive;

  StandardGames(Streams streams) {
    this.streams = streams;
    games = new GameStream(streams.bytes());
  }

  @Override
  public void beginArchive() {
    archive++;
  }

  @Override
  public void game(Map<String, String> tags, byte[] text) throws IOException {
    games.game(archive, text);
  }

  @Override
  public boolean isClosed() {
    return streams.isClosed();
  }

  @Override
  public void close() throws IOException {
    games.flush();
  }
}
