package org.jadoube.server.http;

import java.util.Optional;
import org.jadoube.notation.Language;

/// A request, without the framework that brought it.
interface Call {
  /// The whole path, `/game/abc`.
  String path();

  /// A part of the path that the route leaves open, `id`.
  String path(String name);

  Optional<String> query(String name);

  Optional<String> header(String name);

  /// Of the languages that there are, the one that suits who asks.
  default Language language() {
    return AcceptedLanguages.suiting(header("Accept-Language").orElse(""));
  }

  /// What was sent, or empty if that was more than is allowed.
  Optional<String> body();

  /// The address it came from; empty if that is this machine, whose owner, or whose proxy, sets
  /// limits of their own.
  Optional<String> sender();
}
