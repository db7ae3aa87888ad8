package org.jadoube.wire;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// Somebody gives a role in a game or a tournament.
///
/// @param role the name of the role, such as `arbiter`
/// @param account the name of the account that gets it; if left out, the holder of a new key does
/// @param name the name of the key's holder; required for an arbiter, and shown to players
/// @param colour the colour of the player whom an assistant helps
/// @since 0.1.0
public record RoleRequest(
    String role, Optional<String> account, Optional<String> name, Optional<Colour> colour) {}
