package org.jadoube.laws.event;

import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.act.Incident;
import org.jadoube.laws.edition.Citation;

/// An event about the conduct of the players and of those around them.
///
/// @since 0.1.0
public sealed interface ConductEvent extends Event {
  /// A device was found or heard, which in itself does not lose the game.
  record DeviceFound(Instant at, Citation citation, Colour player, DeviceUse use)
      implements ConductEvent {}

  /// A condition attached to a draw offer has no effect.
  record ConditionIgnored(Instant at, Citation citation, Colour player, String condition)
      implements ConductEvent {}

  /// A player appealed against a decision.
  record AppealLodged(Instant at, Citation citation, Colour player, Citation against)
      implements ConductEvent {}

  /// The appeal was dismissed; the decision stands.
  record AppealDismissed(Instant at, Citation citation, Colour player, Citation against)
      implements ConductEvent {}

  /// Somebody who interfered was expelled.
  record InterfererExpelled(Instant at, Citation citation, String who) implements ConductEvent {}

  /// The arbiter put on record something that a player did away from the board.
  record IncidentNoted(
      Instant at, Citation citation, Colour player, Incident what, boolean permitted)
      implements ConductEvent {}

  /// The players were told how many moves they have completed.
  record MoveNumberTold(Instant at, Citation citation, int white, int black)
      implements ConductEvent {
    public MoveNumberTold {
      Require.atLeast(0, white, "white");
      Require.atLeast(0, black, "black");
    }
  }
}
