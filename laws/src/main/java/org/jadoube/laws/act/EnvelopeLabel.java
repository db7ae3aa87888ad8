package org.jadoube.laws.act;

import java.time.Instant;

/// The part of the information on the envelope that only people know (Guidelines I.2).
///
/// @param white White's name
/// @param black Black's name
/// @param resumption the date and time of the resumption
/// @param venue the place of the resumption
/// @since 0.1.0
public record EnvelopeLabel(String white, String black, Instant resumption, String venue) {}
