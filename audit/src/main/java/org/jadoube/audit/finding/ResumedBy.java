package org.jadoube.audit.finding;

import java.util.Locale;

/// What stands for a move that could not be played, so that the moves after it make sense.
public enum ResumedBy {
  /// Another move, which is legal.
  ANOTHER_MOVE,
  /// The illegal move itself, made on the board and left there.
  THE_MOVE_ITSELF;

  /// Its name in reports: `another-move`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
