package org.jadoube.server.answer;

/// The server's clock.
///
/// @param now in milliseconds since 1970
public record Time(long now) {}
