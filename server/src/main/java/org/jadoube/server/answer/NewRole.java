package org.jadoube.server.answer;

import java.util.Optional;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.rights.Role;
import org.jadoube.wire.Document;

/// A role that has just been given.
///
/// @param token for whoever gets the role, if it is not an account
public record NewRole(int schema, @NameOf(Role.class) String role, Optional<String> token) {
  /// To an account, or with a token.
  public static NewRole of(Role role, Optional<String> token) {
    return new NewRole(Document.SCHEMA, role.text(), token);
  }

  /// Leaves out what must not reach a log.
  @Override
  public String toString() {
    return "NewRole " + role;
  }
}
