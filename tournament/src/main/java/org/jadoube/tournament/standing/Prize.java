package org.jadoube.tournament.standing;

import java.math.BigDecimal;

/// The prize of a participant.
///
/// @param place in the standings
/// @param amount to two decimals, rounded down, so that nobody pays more than there is
/// @since 0.1.0
public record Prize(Place place, BigDecimal amount) {}
