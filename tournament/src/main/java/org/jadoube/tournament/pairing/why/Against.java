package org.jadoube.tournament.pairing.why;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.pairing.Failure;
import org.jadoube.tournament.pairing.SwissRule;
import org.jadoube.tournament.pairing.SwissSystem;

/// A reason against two players meeting, or against somebody having the bye.
///
/// @since 0.1.0
public sealed interface Against {
  /// They have met in that round (C1).
  record Met(int round) implements Against {
    public Met {
      Require.atLeast(1, round, "round");
    }
  }

  /// Somebody has decided that they must not meet.
  record KeptApart() implements Against {}

  /// Neither may have any other colour than this one (C3).
  record SameColour(Colour colour) implements Against {}

  /// The player has had the bye, or a win's points without playing (C2, C.04.1 4).
  record ByeBarred() implements Against {}

  /// The others could not all be paired (C4).
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

  /// Where the system's text says so; empty for what somebody has decided.
  default Optional<String> article(SwissSystem system) {
    return switch (this) {
      case Met _ -> Optional.of(system.article(SwissRule.NO_REMATCH));
      case ByeBarred _ -> Optional.of(system.article(SwissRule.BYE));
      case SameColour _ -> Optional.of(system.article(SwissRule.COLOURS));
      case NobodyLeft _ -> Optional.of(system.article(SwissRule.COMPLETION));
      case Worse(int _, Failure with, Failure _) -> Optional.of(system.article(with.provision()));
      case Later _ -> Optional.of(system.article(SwissRule.ORDER));
      case KeptApart _ -> Optional.empty();
    };
  }
}
