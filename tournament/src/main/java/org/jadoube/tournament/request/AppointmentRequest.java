package org.jadoube.tournament.request;

import java.time.Instant;

/// Somebody appoints another time for a round.
///
/// @param appointed when the round starts
/// @since 0.1.0
public record AppointmentRequest(Instant appointed) {}
