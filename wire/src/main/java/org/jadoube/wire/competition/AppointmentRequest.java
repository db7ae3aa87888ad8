package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.time.Instant;

/// Somebody appoints another time for a round.
///
/// @param appointed when the round starts
public record AppointmentRequest(Instant appointed) {
  public AppointmentRequest {
    requireNonNull(appointed, "appointed");
  }
}
