package org.jadoube.laws.state;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;

/// What waits for a decision in a quickplay finish.
///
/// @param request who asked for time with each move
/// @param asDelay whether as a delay
/// @param claimant who claimed a draw
/// @param stage how far the claim has come
public record Quickplay(
    Optional<Colour> request, boolean asDelay, Optional<Colour> claimant, Stage stage) {
  static final Quickplay NOTHING =
      new Quickplay(Optional.empty(), false, Optional.empty(), Stage.OPEN);

  /// How far a claim has come.
  public enum Stage {
    /// The arbiter has been called.
    OPEN,
    /// The arbiter decides later.
    POSTPONED,
    /// It ended the game, and an arbiter who was not present decides.
    REFERRED
  }

  Quickplay requested(Event.IncrementRequested event) {
    return new Quickplay(Optional.of(event.player()), event.asDelay(), claimant, stage);
  }

  Quickplay claimed(Event.QuickplayDrawClaimed event) {
    return new Quickplay(request, asDelay, Optional.of(event.player()), stage(event));
  }

  private static Stage stage(Event.QuickplayDrawClaimed claimed) {
    return claimed.citation().rule() == Rule.QUICKPLAY_CLAIM ? Stage.OPEN : Stage.REFERRED;
  }

  Quickplay after(Ruling ruling) {
    return switch (ruling.citation().rule()) {
      case INCREMENT_INTRODUCED -> answered();
      case QUICKPLAY_CLAIM_POSTPONED -> new Quickplay(request, asDelay, claimant, Stage.POSTPONED);
      case QUICKPLAY_CLAIM_UPHELD,
          QUICKPLAY_CLAIM_REJECTED,
          QUICKPLAY_CLAIM_DECIDED_LATER,
          QUICKPLAY_REFERRED ->
          new Quickplay(request, asDelay, Optional.empty(), Stage.OPEN);
      default -> this;
    };
  }

  /// Nobody waits for more time any more.
  Quickplay answered() {
    return new Quickplay(Optional.empty(), false, claimant, stage);
  }

  public boolean isReferred() {
    return claimant.isPresent() && stage == Stage.REFERRED;
  }
}
