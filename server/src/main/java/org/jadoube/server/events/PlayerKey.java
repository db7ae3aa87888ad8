package org.jadoube.server.events;

import org.jadoube.chess.Colour;
import org.jadoube.server.store.Secret;
import org.jadoube.wire.competition.Entrant;

/// The key of a seat, for a player without an account.
///
/// @param board from 1
public record PlayerKey(int board, String game, Colour colour, Entrant player, Secret token) {}
