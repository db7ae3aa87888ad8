package org.jadoube.server.game;

import org.jadoube.chess.Colour;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;

/// A game that was just made.
///
/// @param colour of the one who made it
/// @param token proves that
/// @param invitation opens the other seat
public record CreatedGame(GameId id, Colour colour, Secret token, Secret invitation) {}
