package org.jadoube.server.game;

import org.jadoube.chess.Colour;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;

/// A newly created game.
///
/// @param colour of the player who created it
/// @param token proves that player's identity
/// @param invitation opens the other seat
/// @param arbiter for an arbiter, where there is to be one
public record CreatedGame(
    GameId id, Colour colour, Secret token, Secret invitation, Secret arbiter) {}
