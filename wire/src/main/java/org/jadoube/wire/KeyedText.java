package org.jadoube.wire;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The text of an act and the key under which it was sent.
///
/// @param key the idempotency key; empty if there is none or it is not a text
/// @param json the act without it
/// @since 0.1.0
public record KeyedText(Optional<String> key, String json) {
  private static final String KEY = "key";

  /// Takes the key out of an object.
  static KeyedText of(String json, JsonNode tree) {
    Optional<String> key = tree.path(KEY).asStringOpt();
    if (key.isEmpty() || !(tree instanceof ObjectNode object)) {
      return new KeyedText(Optional.empty(), json);
    }
    object.remove(KEY);
    return new KeyedText(key, object.toString());
  }
}
