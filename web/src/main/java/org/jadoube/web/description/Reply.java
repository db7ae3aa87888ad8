package org.jadoube.web.description;

import java.util.Optional;
import org.jadoube.wire.Document;

/// An answer to a request that did not fail.
///
/// @param meaning for people
/// @param mediaType of the body; empty if there is none
/// @param document the record that the body is written from, as JSON
/// @param wire the name of the kind of document of `wire` that the body is
public record Reply(
    int status,
    String meaning,
    String mediaType,
    Optional<Class<?>> document,
    Optional<String> wire) {
  private static final String JSON = "application/json";

  /// A document.
  static Reply of(int status, String meaning, Class<?> document) {
    return new Reply(status, meaning, JSON, Optional.of(document), Optional.empty());
  }

  /// A document of `wire`.
  static Reply of(int status, String meaning, Document<?> document) {
    return new Reply(status, meaning, JSON, Optional.empty(), Optional.of(document.name()));
  }

  /// Something other than JSON.
  static Reply text(int status, String meaning, String mediaType) {
    return new Reply(status, meaning, mediaType, Optional.empty(), Optional.empty());
  }

  /// No body.
  static Reply none(int status, String meaning) {
    return new Reply(status, meaning, "", Optional.empty(), Optional.empty());
  }
}
