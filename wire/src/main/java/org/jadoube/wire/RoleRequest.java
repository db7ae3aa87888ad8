package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// Somebody gives a role in a game or an event.
///
/// @param role the name of the role, such as `arbiter`
/// @param account the name of the account that gets it; without it, whoever has a new key does
/// @param colour whose assistant
public record RoleRequest(String role, Optional<String> account, Optional<Colour> colour) {
  public RoleRequest {
    requireNonNull(role, "role");
    requireNonNull(account, "account");
    requireNonNull(colour, "colour");
  }
}
