package org.jadoube.server.description;

import java.util.Optional;

/// An answer to a request that did not fail.
///
/// @param meaning for people
/// @param mediaType of the body; empty if there is none
/// @param document the record that the body is written from, as JSON
public record Reply(int status, String meaning, String mediaType, Optional<Class<?>> document) {
  /// A document.
  static Reply of(int status, String meaning, Class<?> document) {
    return new Reply(status, meaning, "application/json", Optional.of(document));
  }

  /// Something other than JSON.
  static Reply text(int status, String meaning, String mediaType) {
    return new Reply(status, meaning, mediaType, Optional.empty());
  }

  /// No body.
  static Reply none(int status, String meaning) {
    return new Reply(status, meaning, "", Optional.empty());
  }
}
