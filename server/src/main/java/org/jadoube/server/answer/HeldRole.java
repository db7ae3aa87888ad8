package org.jadoube.server.answer;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.people.Grant;
import org.jadoube.server.rights.Role;
import org.jadoube.wire.Names;

/// A role of an account.
///
/// @param scope where it holds: `game:` or `event:` and the id
/// @param colour of the player, or whose assistant
public record HeldRole(
    String scope, @NameOf(Role.class) String role, @NameOf(Colour.class) Optional<String> colour) {
  static HeldRole of(Grant grant) {
    return new HeldRole(grant.scope().text(), grant.role().text(), grant.colour().map(Names::of));
  }
}
