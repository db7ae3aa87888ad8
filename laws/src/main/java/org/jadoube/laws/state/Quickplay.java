package org.jadoube.laws.state;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.QuickplayEvent;
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

  Quickplay after(QuickplayEvent event) {
    return switch (event) {
      case QuickplayEvent.IncrementRequested requested ->
          new Quickplay(Optional.of(requested.player()), requested.asDelay(), claimant, stage);
      case QuickplayEvent.IncrementRefused _ -> withoutRequest();
      case QuickplayEvent.QuickplayDrawClaimed claimed ->
          new Quickplay(request, asDelay, Optional.of(claimed.player()), stage(claimed));
      case QuickplayEvent.QuickplayClaimVerified _ -> this;
    };
  }

  private static Stage stage(QuickplayEvent.QuickplayDrawClaimed claimed) {
    return claimed.citation().rule() == Rule.QUICKPLAY_CLAIM ? Stage.OPEN : Stage.REFERRED;
  }

  Quickplay after(Ruling ruling) {
    return switch (ruling.citation().rule()) {
      case INCREMENT_INTRODUCED -> withoutRequest();
      case QUICKPLAY_CLAIM_POSTPONED -> new Quickplay(request, asDelay, claimant, Stage.POSTPONED);
      case QUICKPLAY_CLAIM_UPHELD,
          QUICKPLAY_CLAIM_REJECTED,
          QUICKPLAY_CLAIM_DECIDED_LATER,
          QUICKPLAY_REFERRED ->
          new Quickplay(request, asDelay, Optional.empty(), Stage.OPEN);
      default -> this;
    };
  }

  private Quickplay withoutRequest() {
    return new Quickplay(Optional.empty(), false, claimant, stage);
  }

  public boolean isReferred() {
    return claimant.isPresent() && stage == Stage.REFERRED;
  }
}
