package org.jadoube.cli.convert;

import java.util.Map;

/// What becomes of games that were written anew as PGN.
interface Rendering {
  /// They stay PGN.
  Rendering PGN = pgn -> pgn;

  /// What is written of a game.
  byte[] played(byte[] pgn);

  /// What is written of a game that cannot be played.
  ///
  /// @param pgn the game as it was
  default byte[] passedOn(Map<String, String> tags, byte[] pgn) {
    return pgn;
  }

  /// What is written of text that is no game.
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

  /// How the names of files end.
  default String extension() {
    return ".pgn";
  }
}
