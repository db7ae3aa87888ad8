package org.jadoube.play.game;

import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.NoRight;

/// The outcome of a player's act.
public sealed interface ActOutcome {
  /// The act was decided under the Laws.
  ///
  /// @param now the game after it
  /// @param before the number of events before the act
  /// @param last the sequence of the act's last event; all of its events are stored
  /// @param refusal the reason why the act, or part of it, had no effect
  /// @param happened whether the act took effect, possibly without its refused part
  /// @param repeated whether the act had been sent before
  record Decided(
      Moment now,
      int before,
      int last,
      Optional<Refusal> refusal,
      boolean happened,
      boolean repeated)
      implements ActOutcome {
    /// The game after the act.
    public Game game() {
      return now.snapshot().game();
    }
  }

  /// The act needs a physical board or clock.
  record NotOnAScreen() implements ActOutcome {}

  /// The server has too much to do: the act has to be sent again a little later.
  record Overloaded() implements ActOutcome {}

  /// The sender has no right to the act.
  ///
  /// @param game the game as it is
  record NotEntitled(Capacity by, NoRight ground, Game game) implements ActOutcome {}

  /// The player has used the id for another act.
  record IdOfAnother() implements ActOutcome {}
}
