package org.jadoube.web.hall;

import java.util.Optional;
import org.jadoube.tournament.GameResult;
import org.jadoube.web.description.NameOf;

/// A board of a round.
///
/// @param white the number of the player
/// @param game the id of the game on the server, which can be followed by itself
/// @param result such as `1-0`: that of the game, or the arbiter's decision in its place
/// @param basis the basis of the result
/// @param play the state of the game; comes soon after the board
public record HallBoard(
    int white,
    int black,
    Optional<String> game,
    Optional<String> result,
    @NameOf(GameResult.Basis.class) Optional<String> basis,
    Optional<HallGame> play) {}
