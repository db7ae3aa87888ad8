package org.jadoube.audit.condition;

import java.util.Map;

/// A game that may be wanted, as far as it has been read.
public interface ExaminedGame {
  /// Its tags that a condition asks for, by name.
  Map<String, String> tags();

  /// The possible numbers of plies.
  TagRange plies();

  /// Whether one of its positions passes.
  Truth shows(BoardTest test);
}
