package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import org.jadoube.laws.edition.Rule;

/// What the chief arbiter of a hybrid competition decides after a disconnection (E04 18.9).
public sealed interface DisconnectionVerdict {
  /// The game goes on from where it was interrupted.
  record PlayOn() implements DisconnectionVerdict {}

  /// The player who was disconnected loses time; a clock never goes below zero.
  record ReduceTime(Duration less) implements DisconnectionVerdict {
    public ReduceTime {
      requireNonNull(less, "less");
    }
  }

  /// The game is restarted from the initial position.
  ///
  /// @param shorter whether with a shorter time control, which is that of the next game
  record Restart(boolean shorter) implements DisconnectionVerdict {}

  /// The rule that allows this verdict.
  default Rule rule() {
    return switch (this) {
      case PlayOn _ -> Rule.HYBRID_GAME_RESUMED;
      case ReduceTime _ -> Rule.HYBRID_TIME_REDUCED;
      case Restart(boolean shorter) ->
          shorter ? Rule.HYBRID_GAME_RESTARTED_SHORTER : Rule.HYBRID_GAME_RESTARTED;
    };
  }
}
