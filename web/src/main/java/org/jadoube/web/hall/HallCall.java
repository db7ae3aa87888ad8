package org.jadoube.web.hall;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.description.OneOf;

/// Something that the arbiter is wanted for in a game.
///
/// @param sequence of its event in the game, by which it can be told from a later one
/// @param why what has happened
/// @param by who wants the arbiter
/// @param at since when, in milliseconds since 1970
public record HallCall(
    int sequence,
    @OneOf({"call", "clocks-stopped", "claim", "request", "ruling", "appeal"}) String why,
    @NameOf(Colour.class) Optional<String> by,
    long at) {}
