package org.jadoube.play.computer;

import java.util.Optional;
import org.jadoube.uci.Finding;

/// An engine's opinion of a position.
///
/// @param engine its name
/// @param finding empty where the game is over on the board
public record Analysis(String engine, Optional<Finding> finding) {}
