package org.jadoube.server.rights;

/// Whether a game, or an event, is one in which somebody has the role.
public enum Whose {
  /// The role was given for this game or its event.
  OWN,
  /// The role was given for another game or event.
  OTHER
}
