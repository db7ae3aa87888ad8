package org.jadoube.tournament.norm;

import java.util.Optional;

/// Judges norms.
///
/// @since 0.1.0
public final class Norms {
  private Norms() {}

  /// Whether somebody's games make a norm; if not, what is missing, and what it takes in the rest
  /// of the tournament.
  public static Norm of(NormTitle title, NormTerms terms, NormCard card) {
    Norm norm = new NormSearch(title, terms, card).closest();
    Forecasting rest = Forecasting.of(title, terms, card);
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
