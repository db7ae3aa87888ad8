package org.jadoube.tournament.request;

import java.util.Optional;

/// Taking the last round of a tournament back.
///
/// @param reason needed once the round is published
/// @since 0.1.0
public record TakingBack(Optional<String> reason) {
  /// Without a reason.
  public static final TakingBack UNEXPLAINED = new TakingBack(Optional.empty());
}
