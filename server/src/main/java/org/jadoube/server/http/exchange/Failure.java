package org.jadoube.server.http.exchange;

import java.util.Optional;

/// A message on a WebSocket that could not be understood, or had no effect.
///
/// @param key of the act
/// @param error the problem
public record Failure(Optional<String> key, ProblemDetails error) {}
