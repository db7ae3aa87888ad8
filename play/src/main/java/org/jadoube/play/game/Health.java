package org.jadoube.play.game;

import java.util.Optional;

/// Whether acts can be stored.
///
/// @param trouble why they cannot, for people, without secrets
/// @param damagedGames the number of unreadable games found so far
public record Health(Optional<String> trouble, int gamesInMemory, int damagedGames) {}
