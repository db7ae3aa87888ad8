package org.jadoube.server.events;

import org.jadoube.chess.Colour;
import org.jadoube.server.store.Secret;
import org.jadoube.wire.competition.Entrant;

/// The key of a seat, for a player without an account or for the screen at a board.
///
/// @param board from 1
/// @param atTable whether hands move pieces there
public record PlayerKey(
    int board, String game, Colour colour, Entrant player, Secret token, boolean atTable) {}
