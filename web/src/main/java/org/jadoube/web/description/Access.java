package org.jadoube.web.description;

import java.util.List;

/// How a request says who sends it.
public enum Access {
  /// It does not matter.
  ANYBODY,
  /// With a token or a session the answer says more.
  KNOWN_IF_WISHED,
  /// With the token of a seat or a role, or by a session.
  TOKEN_OR_SESSION,
  /// By a session.
  SESSION;

  private static final List<String> NOTHING = List.of();
  private static final List<String> TOKEN = List.of("token");
  private static final List<String> COOKIE = List.of("session");

  /// Any of these will do: the security schemes that are needed together.
  public List<List<String>> ways() {
    return switch (this) {
      case ANYBODY -> List.of(NOTHING);
      case KNOWN_IF_WISHED -> List.of(NOTHING, TOKEN, COOKIE);
      case TOKEN_OR_SESSION -> List.of(TOKEN, COOKIE);
      case SESSION -> List.of(COOKIE);
    };
  }
}
