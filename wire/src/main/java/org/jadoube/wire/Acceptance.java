package org.jadoube.wire;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// Somebody plays whoever seeks or challenges.
///
/// @param name under which a guest plays
/// @param colour wished for, where an open challenge leaves both free
/// @since 0.1.0
public record Acceptance(Optional<String> name, Optional<Colour> colour) {}
