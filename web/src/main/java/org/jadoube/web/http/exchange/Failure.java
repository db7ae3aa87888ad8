package org.jadoube.web.http.exchange;

import java.util.Optional;
import org.jadoube.web.description.OneOf;

/// A message on a WebSocket that could not be understood, or had no effect.
///
/// @param key of the act
/// @param error the problem
public record Failure(@OneOf("error") String type, Optional<String> key, ProblemDetails error) {
  Failure(Optional<String> key, ProblemDetails error) {
    this("error", key, error);
  }
}
