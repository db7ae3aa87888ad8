package org.jadoube.uci.match;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.uci.Finding;

/// What an engine found about its move, and how long it took.
///
/// @param ply the number of the ply in the game, from 1
public record PlayedMove(int ply, Optional<Finding> finding, Duration time) {}
