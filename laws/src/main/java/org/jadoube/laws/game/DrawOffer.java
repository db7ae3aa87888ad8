package org.jadoube.laws.game;

import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.event.OfferMoment;

/// An open draw offer (Article 9.1.2.1).
///
/// @param by who made it
/// @param ply the ply after which it was made
/// @since 0.1.0
public record DrawOffer(Colour by, int ply, OfferMoment moment) {
  public DrawOffer {
    Require.atLeast(0, ply, "ply");
  }
}
