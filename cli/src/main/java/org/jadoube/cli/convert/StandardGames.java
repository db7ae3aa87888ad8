package org.jadoube.cli.convert;

import java.io.IOException;
import org.jadoube.cli.shell.Streams;

/// Writes games to standard output.
final class StandardGames extends GameOutput {
  private final GameStream games;
  private int archive;

  /// @param parted whether a blank line must stand between the games of two archives
  StandardGames(Streams streams, boolean parted) {
    games = new GameStream(streams.bytes(), parted);
  }

  @Override
  void beginArchive() {
    archive++;
  }

  @Override
  void write(GameConversion.Game game) throws IOException {
    games.game(archive, game.text());
  }

  @Override
  boolean isClosed() {
    attempt(games::flush);
    return super.isClosed();
  }

  @Override
  void finish() throws IOException {
    games.flush();
  }
}
