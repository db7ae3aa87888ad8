package org.jadoube.wire;

import java.util.Optional;

/// Somebody accepts an invitation.
///
/// @param invitation the secret from the link
/// @param name the name of the player who accepts, as typed
/// @since 0.1.0
public record SeatRequest(String invitation, Optional<String> name) {}
