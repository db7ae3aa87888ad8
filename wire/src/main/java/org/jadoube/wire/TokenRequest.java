package org.jadoube.wire;

import java.util.List;

/// Somebody wants a token with which a program acts for their account.
///
/// @param name for telling several apart
/// @param scopes what the program may do, such as `board:play`
/// @since 0.1.0
public record TokenRequest(String name, List<String> scopes) {
  public TokenRequest {
    scopes = List.copyOf(scopes);
  }
}
