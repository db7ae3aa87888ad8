package org.jadoube.server.store;

/// That a game was made under a key.
///
/// @param id the hash of the key
/// @param fingerprint of what was asked for
/// @param seed from which, with the key, the secrets of the game follow
public record Creation(String id, String fingerprint, String seed, GameId game) {}
