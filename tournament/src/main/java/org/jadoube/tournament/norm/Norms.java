package org.jadoube.tournament.norm;

import java.util.Optional;

/// Judges norms.
public final class Norms {
  private Norms() {}

  /// Whether somebody's games make a norm; if not, what is missing, and what it takes in the rest
  /// of the event.
  public static Norm of(NormTitle title, NormEvent event, NormCard card) {
    Norm norm = new NormSearch(title, event, card).closest();
    Forecasting rest = Forecasting.of(title, event, card);
    return norm.isMade() || rest.isOver()
        ? norm
        : new Norm(
            norm.counted(),
            norm.dropped(),
            norm.provision(),
            norm.missing(),
            Optional.of(rest.forecast()));
  }
}
