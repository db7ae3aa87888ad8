package org.jadoube.wording;

import java.util.LinkedHashMap;
import java.util.Map;

/// Something to be said in any language: the key of a message and what the message speaks of.
///
/// @param key names the message in the files of all languages
/// @param arguments values of chess and the Laws by the names that messages have for them; {@link
///   Vocabulary} turns them into words
record Phrase(String key, Map<String, Object> arguments) {

  /// The message of that key, without arguments as yet.
  static Phrase of(String key) {
    return new Phrase(key, Map.of());
  }

  /// The same with one argument more.
  Phrase with(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(arguments);
    more.put(name, value);
    return new Phrase(key, more);
  }
}
