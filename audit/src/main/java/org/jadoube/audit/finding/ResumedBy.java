package org.jadoube.audit.finding;

import java.util.Locale;

/// What stands for a word that could not be played, so that the moves after it make sense.
public enum ResumedBy {
  /// Another move, which is legal.
  ANOTHER_MOVE,
  /// A legal move that is missing before the word, which is played after it.
  MISSING_MOVE,
  /// Nothing: the word is no move, or the last one once more.
  LEFT_OUT,
  /// A pass, as it is written: it is the other player's turn, and nothing else has changed.
  PASS,
  /// The illegal move itself, made on the board and left there.
  THE_MOVE_ITSELF;

  /// Its name in reports: `another-move`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
