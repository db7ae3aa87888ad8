package org.jadoube.tournament.pairing.why;

import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.pairing.Failure;

/// A reason against two players meeting, or against somebody having the bye.
public sealed interface Against {
  /// They have met in that round (C.04.3 2.1.1).
  record Met(int round) implements Against {
    public Met {
      Require.atLeast(1, round, "round");
    }
  }

  /// Somebody has decided that they must not meet.
  record KeptApart() implements Against {}

  /// Neither may have any other colour than this one (2.1.3).
  record SameColour(Colour colour) implements Against {}

  /// The player has had the bye, or a win's points without playing (2.1.2, C.04.1 4).
  record ByeBarred() implements Against {}

  /// The others could not all be paired (2.2.1).
  record NobodyLeft() implements Against {}

  /// The best round with it fails a criterion more than the round that was paired.
  ///
  /// @param scoreTenths the highest score in the bracket where they first differ, in tenths
  /// @param with how far that round fails the criterion
  /// @param without how far the round that was paired does
  record Worse(int scoreTenths, Failure with, Failure without) implements Against {
    public Worse {
      Require.atLeast(0, scoreTenths, "scoreTenths");
    }
  }

  /// The best round with it fails all criteria alike, and comes later in the order of generation
  /// (Article 4).
  record Later() implements Against {}
}
