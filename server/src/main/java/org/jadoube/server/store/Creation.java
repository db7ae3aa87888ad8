package org.jadoube.server.store;

/// A game created under a key.
///
/// @param id the hash of the key
/// @param fingerprint of the request
/// @param seed from which, with the key, the game's secrets are derived
public record Creation(String id, String fingerprint, String seed, GameId game) {}
