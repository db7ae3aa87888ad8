package org.jadoube.server.store;

/// A player's seat.
///
/// @param token the hash of the player's secret
public record StoredSeat(StoredColour colour, String name, String token) {}
