package org.jadoube.wording;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jadoube.chess.MoveNumber;

/// What has been said lately in one language: games repeat each other, above all in why something
/// may not be done.
final class Sayings {
  private static final int MOST = 2048;

  private volatile Map<Said, String> recent = new ConcurrentHashMap<>();
  private volatile Map<Said, String> earlier = Map.of();

  /// All that a text depends on besides the language.
  record Said(Phrase phrase, MoveNumber first, Moments moments) {}

  String text(Said said, Function<Said, String> speaker) {
    String known = recent.get(said);
    if (known == null) {
      known = earlier.get(said);
      known = known == null ? speaker.apply(said) : known;
      keep(said, known);
    }
    return known;
  }

  /// What is not said again while so many others are is forgotten.
  private void keep(Said said, String text) {
    if (recent.size() >= MOST) {
      earlier = recent;
      recent = new ConcurrentHashMap<>();
    }
    recent.put(said, text);
  }
}
