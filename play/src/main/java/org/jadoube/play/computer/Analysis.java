package org.jadoube.play.computer;

import java.util.Optional;
import org.jadoube.uci.Finding;

/// What an engine says of a position.
///
/// @param engine its name
/// @param finding empty where the game is over on the board
public record Analysis(String engine, Optional<Finding> finding) {}
