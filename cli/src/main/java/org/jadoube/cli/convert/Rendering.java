package org.jadoube.cli.convert;

import java.util.Map;

/// The final form of games that were rewritten as PGN.
interface Rendering {
  /// Leaves them as PGN.
  Rendering PGN = pgn -> pgn;

  /// The output for a game.
  byte[] played(byte[] pgn);

  /// The output for a game that cannot be played.
  ///
  /// @param pgn the game as it was
  default byte[] passedOn(Map<String, String> tags, byte[] pgn) {
    return pgn;
  }

  /// The output for text that is not a game.
  default byte[] rest(byte[] text) {
    return text;
  }

  /// Whether the tags of games that cannot be played are needed.
  default boolean readsTags() {
    return false;
  }

  /// Whether a blank line must stand between the games of two archives.
  default boolean isParted() {
    return true;
  }

  /// The extension of files.
  default String extension() {
    return ".pgn";
  }
}
