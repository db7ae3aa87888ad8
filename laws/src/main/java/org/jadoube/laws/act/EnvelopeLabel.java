package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import java.time.Instant;

/// What only people know of the things that stand on the envelope (Guidelines I.2).
///
/// @param white White's name
/// @param black Black's name
/// @param resumption date and time of the resumption
/// @param venue where it takes place
public record EnvelopeLabel(String white, String black, Instant resumption, String venue) {
  public EnvelopeLabel {
    requireNonNull(white, "white");
    requireNonNull(black, "black");
    requireNonNull(resumption, "resumption");
    requireNonNull(venue, "venue");
  }
}
