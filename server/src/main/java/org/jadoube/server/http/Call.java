package org.jadoube.server.http;

import java.util.Optional;

/// A request, without the framework that brought it.
interface Call {
  /// A part of the path that the route leaves open, `id`.
  String path(String name);

  Optional<String> query(String name);

  Optional<String> header(String name);

  /// What was sent, or empty if that was more than is allowed.
  Optional<String> body();

  /// The address it came from; empty if that is this machine, whose owner, or whose proxy, sets
  /// limits of their own.
  Optional<String> sender();
}
