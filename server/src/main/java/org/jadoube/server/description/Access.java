package org.jadoube.server.description;

import java.util.List;

/// How a request says who sends it.
public enum Access {
  /// It does not matter.
  ANYBODY(List.of(List.of())),
  /// With a token or a session the answer says more.
  KNOWN_IF_WISHED(List.of(List.of(), List.of("token"), List.of("session"))),
  /// With the token of a seat or a role, or by a session.
  TOKEN_OR_SESSION(List.of(List.of("token"), List.of("session"))),
  /// By a session.
  SESSION(List.of(List.of("session")));

  private final List<List<String>> ways;

  Access(List<List<String>> ways) {
    this.ways = ways;
  }

  /// Any of these will do: the security schemes that are needed together.
  public List<List<String>> ways() {
    return ways;
  }
}
