package org.jadoube.store;

import java.util.List;
import java.util.Optional;

/// The arbiters of a game, and the invitations to become one.
///
/// @param secondInvitation the hash of the secret that opens the other seat, if the creator has no
///   seat
/// @param invitation the hash of the secret that makes somebody the arbiter; empty once it was used
/// @param arbiters in the order in which they were appointed
public record Arbitration(
    Optional<String> secondInvitation, Optional<String> invitation, List<StoredArbiter> arbiters) {
  /// No arbiters and no invitations.
  public static final Arbitration NONE =
      new Arbitration(Optional.empty(), Optional.empty(), List.of());

  public Arbitration {
    arbiters = List.copyOf(arbiters);
  }
}
