package org.jadoube.server.answer;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.people.Grant;
import org.jadoube.server.rights.Role;
import org.jadoube.wire.Names;

/// A role that somebody has.
///
/// @param account the name of the account; left out if whoever has a token holds the role
public record GivenRole(
    String id,
    @NameOf(Role.class) String role,
    @NameOf(Colour.class) Optional<String> colour,
    Optional<String> account,
    Instant granted) {
  /// As it was granted.
  ///
  /// @param account the name of the account that has it
  public static GivenRole of(Grant grant, Optional<String> account) {
    return new GivenRole(
        grant.id(), grant.role().text(), grant.colour().map(Names::of), account, grant.granted());
  }
}
