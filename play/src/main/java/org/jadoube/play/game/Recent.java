package org.jadoube.play.game;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// Recent answers, for all games together. An answer is forgotten if it is not asked for again
/// while many other questions are.
public final class Recent<K, V> {
  private static final int MOST = 2048;

  private final Function<K, V> work;
  private volatile Map<K, V> recent = new ConcurrentHashMap<>();
  private volatile Map<K, V> earlier = Map.of();

  /// @param work gives equal answers to equal questions
  public Recent(Function<K, V> work) {
    this.work = work;
  }

  /// The answer to a question; worked out if it is unknown.
  public V of(K question) {
    V known = recent.get(question);
    if (known == null) {
      known = earlier.get(question);
      known = known == null ? work.apply(question) : known;
      keep(question, known);
    }
    return known;
  }

  private void keep(K question, V answer) {
    if (recent.size() >= MOST) {
      earlier = recent;
      recent = new ConcurrentHashMap<>();
    }
    recent.put(question, answer);
  }
}
