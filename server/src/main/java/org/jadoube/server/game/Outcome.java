package org.jadoube.server.game;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.refusal.Refusal;

/// What came of a player's act.
public sealed interface Outcome {
  /// The act was decided.
  ///
  /// @param game as it stands now
  /// @param before how many events there had been
  /// @param last the sequence of the last event that came of the act; all of them are on disk
  /// @param at the moment for which the clocks are to be shown
  /// @param refusal why the act, or a part of it, had no effect
  /// @param happened whether the act had effect, if only without the part that was refused
  /// @param repeated whether this is the answer to an act that was sent before
  record Decided(
      Game game,
      int before,
      int last,
      Instant at,
      Optional<Refusal> refusal,
      boolean happened,
      boolean repeated)
      implements Outcome {}

  /// The act needs a board to touch or a clock to press, and there is none.
  record NotOnAScreen() implements Outcome {}

  /// The id is that of another act of the same player.
  record IdOfAnother() implements Outcome {}
}
