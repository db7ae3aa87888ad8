package org.jadoube.laws.act;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Rule;

/// The chief arbiter's decision after a disconnection in a hybrid competition (E04 18.9).
///
/// @since 0.1.0
public sealed interface DisconnectionVerdict {
  /// The game goes on from where it was interrupted.
  record PlayOn() implements DisconnectionVerdict {}

  /// The player who was disconnected loses time; a clock never goes below zero.
  record ReduceTime(Duration less) implements DisconnectionVerdict {}

  /// The game is restarted from the initial position.
  ///
  /// @param shorter whether with a shorter time control; always if one is given
  /// @param timeControl the shorter one, with which the game begins anew; without it, this record
  ///   goes on with the same
  record Restart(boolean shorter, Optional<TimeControl> timeControl)
      implements DisconnectionVerdict {
    public Restart {
      shorter |= timeControl.isPresent();
    }
  }

  /// The rule that allows this verdict.
  default Rule rule() {
    return switch (this) {
      case PlayOn _ -> Rule.HYBRID_GAME_RESUMED;
      case ReduceTime _ -> Rule.HYBRID_TIME_REDUCED;
      case Restart(boolean shorter, var _) ->
          shorter ? Rule.HYBRID_GAME_RESTARTED_SHORTER : Rule.HYBRID_GAME_RESTARTED;
    };
  }
}
