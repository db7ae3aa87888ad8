package org.jadoube.audit;

import java.util.Optional;
import org.jadoube.audit.archive.Damage;
import org.jadoube.audit.facts.EventPart;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.query.Doubts;

/// Receives the findings of an audit, in the order of the archive and on the thread that called it.
///
/// @since 0.1.0
@FunctionalInterface
public interface AuditListener {
  /// Takes a finding.
  void found(PlacedFinding found);

  /// Takes the facts about the next game of the archive, if the audit looks for facts.
  default void judged(GameFacts facts) {}

  /// Takes the key of the game that begins at `place`, if the audit looks for keys.
  default void compared(FindingPlace place, GameKey key) {}

  /// Takes the part in its event of the game that begins at `place`, if the audit looks for parts.
  default void belonged(FindingPlace place, EventPart part) {}

  /// Takes the number of games left out because something about them is unknown; called every now
  /// and then.
  default void doubted(Doubts doubts) {}

  /// Takes the counts so far; called every now and then.
  default void counted(Summary summary) {}

  /// Takes damage of the archive; called when the archive has been read.
  ///
  /// @param doubtful the games that the damage may have distorted before it was noticed, and
  ///   perhaps a few more
  default void damaged(Damage damage, Optional<GameRange> doubtful) {}

  /// Whether the audit should go on.
  default boolean isListening() {
    return true;
  }
}
