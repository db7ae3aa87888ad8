package org.jadoube.store;

import java.util.List;
import java.util.Optional;

/// Who arbitrates a game, and who may come to do so.
///
/// @param secondInvitation the hash of the secret that opens the other seat, if its creator has
///   none
/// @param invitation the hash of the secret that makes somebody the arbiter, until it has
/// @param arbiters in the order in which they were appointed
public record Arbitration(
    Optional<String> secondInvitation, Optional<String> invitation, List<StoredArbiter> arbiters) {
  /// Nobody does or may.
  public static final Arbitration NONE =
      new Arbitration(Optional.empty(), Optional.empty(), List.of());

  public Arbitration {
    arbiters = List.copyOf(arbiters);
  }
}
