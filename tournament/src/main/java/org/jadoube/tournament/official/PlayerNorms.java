package org.jadoube.tournament.official;

import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.norm.Norm;

/// The norms that a player may make: for titles above the one held, those for women only for women.
///
/// @param norms the highest title first
/// @since 0.1.0
public record PlayerNorms(Player player, List<Norm> norms) {
  public PlayerNorms {
    norms = List.copyOf(norms);
  }

  /// The norm for the highest title among those that are made.
  public Optional<Norm> made() {
    return norms.stream().filter(Norm::isMade).findFirst();
  }
}
