package org.jadoube.wire;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// Somebody gives a role in a game or an event.
///
/// @param role the name of the role, such as `arbiter`
/// @param account the name of the account that gets it; without it, whoever has a new key does
/// @param name of whoever gets the key; an arbiter has one, which players are shown
/// @param colour whose assistant
public record RoleRequest(
    String role, Optional<String> account, Optional<String> name, Optional<Colour> colour) {}
