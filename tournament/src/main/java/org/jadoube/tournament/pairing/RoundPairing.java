package org.jadoube.tournament.pairing;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// A round as one system pairs it.
///
/// @since 0.1.0
public interface RoundPairing {
  /// The pairing that the rules lead to; there is never more than one.
  SwissAnswer answer();

  /// Holds a pairing against the rules, whoever made it.
  RoundReview review(SwissAnswer.Paired given);

  /// The colour that both of two must have, if that keeps them apart.
  Optional<Colour> sameColour(int one, int other);

  /// The colours that two get if they meet, with the rule; empty for who is not to be paired.
  Optional<ColourAllocation> allocation(int one, int other);
}
