package org.jadoube.laws.event;

import java.time.Duration;
import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Card;

/// A fact about an online game on which a ruling rests.
///
/// @since 0.1.0
public sealed interface OnlineFact extends Fact {
  /// A player was disconnected at `since` and had `within` to come back.
  record NotReconnected(Colour player, Instant since, Duration within) implements OnlineFact {
    public NotReconnected {
      Require.notNegative(within, "within");
    }
  }

  /// A player was shown a card.
  record CardShown(Colour player, Card card) implements OnlineFact {}

  /// A player was disconnected.
  record WasDisconnected(Colour player) implements OnlineFact {}
}
