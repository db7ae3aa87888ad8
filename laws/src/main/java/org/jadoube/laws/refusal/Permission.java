package org.jadoube.laws.refusal;

import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Manner;

/// Whether an act of one kind may be done now, or why not.
///
/// @param act the kind of act
/// @param manner how it is done, if the Laws distinguish ways of doing it
/// @param refusal why every such act is refused; empty if at least one would be accepted. Acts may
///   be refused for different reasons: this is the one that says most about the game
/// @since 0.1.0
public record Permission(
    Class<? extends Act.Deed> act, Optional<Manner> manner, Optional<Refusal> refusal) {

  /// Whether at least one such act would be accepted.
  public boolean isGranted() {
    return refusal.isEmpty();
  }
}
