package org.jadoube.server.answer;

import java.util.List;

/// The roles in a game or an event.
///
/// @param roles in the order in which they were given
public record RoleList(int schema, List<GivenRole> roles) {
  public RoleList {
    roles = List.copyOf(roles);
  }
}
