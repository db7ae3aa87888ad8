package org.jadoube.server.game;

import java.util.Optional;

/// Whether acts can be kept.
///
/// @param trouble why they cannot, in words and without secrets
/// @param damagedGames how many have been found so far that cannot be read
public record Health(Optional<String> trouble, int gamesInMemory, int damagedGames) {}
