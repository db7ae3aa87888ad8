package org.jadoube.server.store;

/// Somebody who plays.
///
/// @param colour `white` or `black`
/// @param token the hash of the secret that proves it
public record StoredSeat(String colour, String name, String token) {}
