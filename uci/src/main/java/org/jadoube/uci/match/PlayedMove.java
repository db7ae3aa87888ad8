package org.jadoube.uci.match;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.uci.Finding;

/// A move by an engine: its evaluation, and how long it took.
///
/// @param ply the number of the ply in the game, from 1
public record PlayedMove(int ply, Optional<Finding> finding, Duration time) {}
