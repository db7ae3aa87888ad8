package org.jadoube.tournament.request;

import java.time.Instant;

/// Somebody appoints another time for a round.
///
/// @param appointed when the round starts
public record AppointmentRequest(Instant appointed) {}
