package org.jadoube.server.store;

/// Somebody who plays.
///
/// @param token the hash of the secret that proves it
public record StoredSeat(StoredColour colour, String name, String token) {}
