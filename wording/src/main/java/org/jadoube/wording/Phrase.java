package org.jadoube.wording;

import java.util.LinkedHashMap;
import java.util.Map;

/// A sentence independent of language: a message key and arguments.
///
/// @param key the message's key in the files of all languages
/// @param arguments values of chess and the Laws by argument name; {@link Vocabulary} turns them
///   into words
record Phrase(String key, Map<String, Object> arguments) {

  /// The message with that key, without arguments.
  static Phrase of(String key) {
    return new Phrase(key, Map.of());
  }

  /// This phrase with one more argument.
  Phrase with(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(arguments);
    more.put(name, value);
    return new Phrase(key, more);
  }
}
