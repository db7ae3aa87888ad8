package org.jadoube.laws;

import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// What an actor may do in a game at a moment: for pages that show buttons.
public enum ActKind {
  BEGIN,
  MOVE,
  OFFER_DRAW,
  ACCEPT_DRAW,
  DECLINE_DRAW,
  RESIGN,
  CLAIM_THREEFOLD,
  CLAIM_FIFTY_MOVES,
  CLAIM_FLAG,
  PAUSE,
  RESUME;

  /// The kinds of act by `actor` that would not be refused at `at`, however wise they are.
  static Set<ActKind> permitted(Game game, Actor actor, Instant at) {
    Set<ActKind> permitted = EnumSet.noneOf(ActKind.class);
    for (ActKind kind : values()) {
      if (kind.isPermitted(game, actor, at)) {
        permitted.add(kind);
      }
    }
    return permitted;
  }

  private boolean isPermitted(Game game, Actor actor, Instant at) {
    if (this == MOVE) {
      return game.phase() == Phase.RUNNING && actor.side().equals(Optional.of(game.turn()));
    }
    return game.decide(sample(actor, at)).refusal().isEmpty();
  }

  private Act sample(Actor actor, Instant at) {
    return switch (this) {
      case BEGIN -> new Act.Begin(actor, at);
      case OFFER_DRAW -> new Act.OfferDraw(actor, at);
      case ACCEPT_DRAW -> new Act.AcceptDraw(actor, at);
      case DECLINE_DRAW -> new Act.DeclineDraw(actor, at);
      case MOVE, RESIGN -> new Act.Resign(actor, at);
      case CLAIM_THREEFOLD -> new Act.ClaimDraw(actor, at, Claim.THREEFOLD);
      case CLAIM_FIFTY_MOVES -> new Act.ClaimDraw(actor, at, Claim.FIFTY_MOVES);
      case CLAIM_FLAG -> new Act.ClaimFlag(actor, at);
      case PAUSE -> new Act.Pause(actor, at, pauseReason(actor));
      case RESUME -> new Act.Resume(actor, at);
    };
  }

  private static PauseReason pauseReason(Actor actor) {
    return actor.side().isEmpty() ? PauseReason.INTERRUPTION : PauseReason.ASSISTANCE;
  }
}
