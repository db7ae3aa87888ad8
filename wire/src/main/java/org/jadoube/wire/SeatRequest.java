package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/// Somebody accepts an invitation.
///
/// @param invitation the secret from the link
/// @param name the name of the player who accepts, as typed
public record SeatRequest(String invitation, Optional<String> name) {
  public SeatRequest {
    requireNonNull(invitation, "invitation");
    requireNonNull(name, "name");
  }
}
