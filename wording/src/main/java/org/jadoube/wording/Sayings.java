package org.jadoube.wording;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jadoube.chess.MoveNumber;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.refusal.Refusal;

/// The latest reasons for refusals, in one language: games repeat each other in what may not be
/// done and why.
final class Sayings {
  private static final int MOST = 2048;

  private volatile Map<Said, Statement> recent = new ConcurrentHashMap<>();
  private volatile Map<Said, Statement> earlier = Map.of();

  /// Everything that a statement depends on besides the language and the board.
  record Said(Refusal refusal, MoveNumber first, Moments moments, Optional<Edition> edition) {}

  Statement of(Said said, Supplier<Statement> speaker) {
    Statement known = recent.get(said);
    if (known == null) {
      known = earlier.get(said);
      known = known == null ? speaker.get() : known;
      keep(said, known);
    }
    return known;
  }

  /// Keeps a statement. One that is not repeated while many others are made is forgotten.
  private void keep(Said said, Statement statement) {
    if (recent.size() >= MOST) {
      earlier = recent;
      recent = new ConcurrentHashMap<>();
    }
    recent.put(said, statement);
  }
}
