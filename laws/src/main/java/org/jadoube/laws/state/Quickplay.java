package org.jadoube.laws.state;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;

/// The request or claim that is waiting for a decision in a quickplay finish.
///
/// @param request who asked for extra time per move
/// @param asDelay whether as a delay
/// @param claimant who claimed a draw
/// @param stage the stage of the claim
public record Quickplay(
    Optional<Colour> request, boolean asDelay, Optional<Colour> claimant, Stage stage) {
  static final Quickplay NOTHING =
      new Quickplay(Optional.empty(), false, Optional.empty(), Stage.OPEN);

  /// The stages of a claim.
  public enum Stage {
    /// The arbiter has been called.
    OPEN,
    /// The arbiter decides later.
    POSTPONED,
    /// It ended the game, and an absent arbiter decides.
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

  /// The request for more time has been answered.
  Quickplay answered() {
    return new Quickplay(Optional.empty(), false, claimant, stage);
  }

  public boolean isReferred() {
    return claimant.isPresent() && stage == Stage.REFERRED;
  }
}
