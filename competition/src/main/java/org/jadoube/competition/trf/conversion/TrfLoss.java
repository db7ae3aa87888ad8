package org.jadoube.competition.trf.conversion;

import static java.util.Objects.requireNonNull;

import org.jadoube.chess.domain.Require;

/// What another version of the format has no place for.
///
/// @param record the code of the record that it stood in
/// @param what in a few words what is missing now, and what stands there instead
public record TrfLoss(String record, String what) {
  public TrfLoss {
    Require.notBlank(requireNonNull(record, "record"), "record");
    Require.notBlank(requireNonNull(what, "what"), "what");
  }

  /// As a line for people.
  public String message() {
    return record + ": " + what;
  }
}
