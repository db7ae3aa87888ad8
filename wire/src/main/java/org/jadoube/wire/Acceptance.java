package org.jadoube.wire;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// Somebody plays whoever seeks or challenges.
///
/// @param name under which a guest plays
/// @param colour wished for, where an open challenge leaves both free
public record Acceptance(Optional<String> name, Optional<Colour> colour) {}
