package org.jadoube.server.game;

import java.util.List;
import java.util.Optional;
import org.jadoube.server.view.EventView;
import org.jadoube.server.view.RefusalView;
import org.jadoube.server.view.StateView;
import org.jadoube.wire.JsonFault;

/// What came of a player's act.
public sealed interface Outcome {
  /// The act was read and decided.
  ///
  /// @param sequence of the latest event of the game
  /// @param events what happened; it is on disk
  /// @param refusal why the act, or a part of it, had no effect
  /// @param happened whether the act had effect, if only without the part that was refused
  /// @param repeated whether this is the answer to an act that was sent before
  record Decided(
      int sequence,
      List<EventView> events,
      StateView state,
      Optional<RefusalView> refusal,
      boolean happened,
      boolean repeated)
      implements Outcome {
    public Decided {
      events = List.copyOf(events);
    }
  }

  /// The act needs a board to touch or a clock to press, and there is none.
  record NotOnAScreen() implements Outcome {}

  /// The id is that of another act of the same player.
  record IdOfAnother() implements Outcome {}

  /// The act could not be read.
  record Unreadable(JsonFault fault) implements Outcome {}
}
