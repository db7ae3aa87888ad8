package org.jadoube.wire;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.TimeControl;

/// Somebody looks for an opponent: in a seek, or in a challenge.
///
/// @param colour the sender's; if left out, it is drawn by lot
/// @param chess960 whether the game starts from a Chess960 position, drawn by lot
/// @param name under which a guest plays
/// @param to the account that is challenged; if left out, anybody is. Not in a seek
/// @since 0.1.0
public record ProposalRequest(
    TimeControl timeControl,
    Optional<Colour> colour,
    boolean chess960,
    Optional<String> name,
    Optional<String> to) {}
