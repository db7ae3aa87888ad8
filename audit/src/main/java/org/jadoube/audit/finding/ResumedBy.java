package org.jadoube.audit.finding;

import java.util.Locale;

/// How a word that could not be played is read, so that the moves after it make sense.
///
/// @since 0.1.0
public enum ResumedBy {
  /// Another move, which is legal.
  ANOTHER_MOVE,
  /// A legal move is missing before the word; the word is played after it.
  MISSING_MOVE,
  /// Nothing: the word is no move, or repeats the last one.
  LEFT_OUT,
  /// A pass, as written: it is the other player's turn, and nothing else has changed.
  PASS,
  /// The illegal move itself, made on the board and left there.
  THE_MOVE_ITSELF;

  /// Its name in reports: `another-move`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
