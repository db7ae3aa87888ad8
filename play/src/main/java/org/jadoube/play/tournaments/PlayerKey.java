package org.jadoube.play.tournaments;

import org.jadoube.chess.Colour;
import org.jadoube.store.Secret;
import org.jadoube.tournament.Player;

/// The key of a seat, for a player without an account or for the screen at a board.
///
/// @param board from 1
/// @param atTable whether hands move pieces there
public record PlayerKey(
    int board, String game, Colour colour, Player player, Secret token, boolean atTable) {}
