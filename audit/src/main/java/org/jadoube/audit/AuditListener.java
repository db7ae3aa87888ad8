package org.jadoube.audit;

import java.util.Optional;
import org.jadoube.audit.archive.Damage;
import org.jadoube.audit.facts.EventPart;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.query.Doubts;

/// Receives what an audit finds, in the order of the archive and on the thread that called it.
@FunctionalInterface
public interface AuditListener {
  /// Something was found.
  void found(PlacedFinding found);

  /// The facts about the next game of the archive; only if the audit looks for facts.
  default void judged(GameFacts facts) {}

  /// What the game that begins at `place` is compared by; only if the audit looks for that.
  default void compared(FindingPlace place, GameKey key) {}

  /// What part of an event the game that begins at `place` is; only if the audit looks for that.
  default void belonged(FindingPlace place, EventPart part) {}

  /// Games that are left out because something about them is not known; called every now and then.
  default void doubted(Doubts doubts) {}

  /// The count so far; called every now and then.
  default void counted(Summary summary) {}

  /// The archive is damaged there; called when it has been read.
  ///
  /// @param doubtful the games whose findings are doubtful, since the damage may have distorted
  ///   them before it was noticed; a few more may be among them
  default void damaged(Damage damage, Optional<GameRange> doubtful) {}

  /// Whether the audit should go on.
  default boolean isListening() {
    return true;
  }
}
