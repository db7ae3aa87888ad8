package org.jadoube.audit;

import org.jadoube.chess.domain.Require;

/// Consecutive games of an archive.
///
/// @param first the number of the first one, from 1
/// @param last the number of the last one
/// @since 0.1.0
public record GameRange(long first, long last) {
  public GameRange {
    Require.atLeast(1, first, "first");
    Require.atLeast(first, last, "last");
  }

  /// A sentence that damage may have distorted them.
  public String doubt() {
    String games = first == last ? "game " + first : "games " + first + " to " + last;
    return "findings about " + games + " are doubtful";
  }
}
