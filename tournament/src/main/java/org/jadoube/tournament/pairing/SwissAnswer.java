package org.jadoube.tournament.pairing;

import java.util.List;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.table.Pair;

/// How a round is paired, or that it cannot be.
///
/// @since 0.1.0
public sealed interface SwissAnswer {
  /// A pairing.
  ///
  /// @param pairs bracket by bracket, from the highest
  /// @param bye who gets the pairing-allocated bye
  record Paired(List<Pair> pairs, OptionalInt bye) implements SwissAnswer {
    public Paired {
      pairs = List.copyOf(pairs);
      Require.atLeast(1, bye.orElse(1), "bye");
    }
  }

  /// No pairing of all obeys the absolute criteria; the Chief Arbiter decides.
  record Impossible(SwissSystem system) implements SwissAnswer {
    /// For people, in English.
    public String sentence() {
      return "Not all can be paired by "
          + system.title()
          + " ("
          + system.article(SwissRule.COMPLETION)
          + "); the Chief Arbiter decides ("
          + system.article(SwissRule.ARBITER)
          + ").";
    }
  }
}
