package org.jadoube.laws.refusal;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.laws.event.Written;

/// Why something cannot be done about an adjournment.
public sealed interface AdjournmentObjection extends Objection {
  /// Nobody has been told to seal.
  record NotToldToSeal() implements AdjournmentObjection {}

  /// The player has been told to seal already.
  record ToldToSealAlready() implements AdjournmentObjection {}

  /// Nothing has been written that could be sealed.
  record NothingSealed() implements AdjournmentObjection {}

  /// The move that was played on the board must be sealed.
  record MustSealMovePlayed(Written played) implements AdjournmentObjection {
    public MustSealMovePlayed {
      requireNonNull(played, "played");
    }
  }

  /// The game is not adjourned.
  record NotAdjourned() implements AdjournmentObjection {}

  /// The game is adjourned.
  record Adjourned() implements AdjournmentObjection {}

  /// The resumption is announced for later.
  record ResumptionLater(Instant resumption) implements AdjournmentObjection {
    public ResumptionLater {
      requireNonNull(resumption, "resumption");
    }
  }

  /// The player is there already.
  record PresentAlready(Colour player) implements AdjournmentObjection {
    public PresentAlready {
      requireNonNull(player, "player");
    }
  }

  /// The opponent is there, so the reply is made on the board.
  record OpponentPresent(Colour player) implements AdjournmentObjection {
    public OpponentPresent {
      requireNonNull(player, "player");
    }
  }

  /// The envelope is not missing.
  record EnvelopeThere() implements AdjournmentObjection {}

  /// The player has made a move since the resumption.
  record MovedSinceResumption(Colour player) implements AdjournmentObjection {
    public MovedSinceResumption {
      requireNonNull(player, "player");
    }
  }
}
