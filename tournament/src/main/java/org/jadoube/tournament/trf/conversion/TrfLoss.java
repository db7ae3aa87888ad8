package org.jadoube.tournament.trf.conversion;

import org.jadoube.chess.domain.Require;

/// A fact that another version of the format has no place for.
///
/// @param record the code of the record that it stood in
/// @param what in a few words what is missing now, and what stands there instead
public record TrfLoss(String record, String what) {
  public TrfLoss {
    Require.notBlank(record, "record");
    Require.notBlank(what, "what");
  }

  /// As a line for people.
  public String message() {
    return record + ": " + what;
  }
}
