package org.jadoube.web.hall;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.description.OneOf;

/// A call for the arbiter in a game.
///
/// @param sequence of its event in the game, which tells it from later ones
/// @param why the reason
/// @param by who calls the arbiter
/// @param at since when, in milliseconds since 1970
public record HallCall(
    int sequence,
    @OneOf({"call", "clocks-stopped", "claim", "request", "ruling", "appeal"}) String why,
    @NameOf(Colour.class) Optional<String> by,
    long at) {}
