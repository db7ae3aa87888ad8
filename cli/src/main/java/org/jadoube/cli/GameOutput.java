package org.jadoube.cli;

import java.io.Closeable;
import java.io.IOException;
import java.util.Map;

/// Where the games go that are converted.
interface GameOutput extends Closeable {
  /// The games to come are of another archive.
  void beginArchive();

  /// Writes a game.
  ///
  /// @throws IOException if it cannot be written
  void game(Map<String, String> tags, byte[] text) throws IOException;

  /// Whether nobody reads what is written any more.
  boolean isClosed();
}
