package org.jadoube.server.game;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.refusal.Refusal;

/// The outcome of a player's act.
public sealed interface Outcome {
  /// The act was decided under the Laws.
  ///
  /// @param game the game as it is now
  /// @param before the number of events before the act
  /// @param last the sequence of the act's last event; all of its events are stored
  /// @param at the time for which to show the clocks
  /// @param refusal why the act, or part of it, had no effect
  /// @param happened whether the act took effect, possibly without its refused part
  /// @param repeated whether the act had been sent before
  record Decided(
      Game game,
      int before,
      int last,
      Instant at,
      Optional<Refusal> refusal,
      boolean happened,
      boolean repeated)
      implements Outcome {}

  /// The act needs a physical board or clock.
  record NotOnAScreen() implements Outcome {}

  /// The same player has used the id for another act.
  record IdOfAnother() implements Outcome {}
}
