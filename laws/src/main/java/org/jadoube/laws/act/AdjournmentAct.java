package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.event.Written;

/// An act that adjourns or resumes a game (Guidelines I; Appendix E in 2014, Guidelines G before).
public sealed interface AdjournmentAct extends Act {
  /// The arbiter requires the player having the move to seal it, or allows it before the end of the
  /// session.
  ///
  /// @param sessionEnds when the session ends, if that is still to come
  record OrderSealing(Actor by, Instant at, Optional<Instant> sessionEnds)
      implements AdjournmentAct {
    public OrderSealing {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(sessionEnds, "sessionEnds");
    }
  }

  /// The player writes the sealed move, or replaces it.
  ///
  /// @param text the move as written, at most [Written#LONGEST] characters
  /// @param language the tag of the language whose letters are used; English if empty
  record SealMove(Actor by, Instant at, String text, Optional<String> language)
      implements AdjournmentAct {
    public SealMove {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(text, "text");
      requireNonNull(language, "language");
    }
  }

  /// Both scoresheets are in the sealed envelope, and the clock is stopped.
  record CloseEnvelope(Actor by, Instant at) implements AdjournmentAct {
    public CloseEnvelope {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter checks and completes the information on the envelope.
  ///
  /// @param label what is written on it
  record LabelEnvelope(Actor by, Instant at, EnvelopeLabel label) implements AdjournmentAct {
    public LabelEnvelope {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(label, "label");
    }
  }

  /// The envelope is missing.
  ///
  /// @param positionKnown whether the adjourned position can be established
  record ReportEnvelopeLost(Actor by, Instant at, boolean positionKnown) implements AdjournmentAct {
    public ReportEnvelopeLost {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The time of resumption has come.
  ///
  /// @param present which players are present
  record BeginResumption(Actor by, Instant at, Set<Colour> present) implements AdjournmentAct {
    public BeginResumption {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(present, "present");
      present = Set.copyOf(present);
    }
  }

  /// An absent player arrives.
  record ArriveForResumption(Actor by, Instant at) implements AdjournmentAct {
    public ArriveForResumption {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter lets a player play despite being late.
  ///
  /// @param player who came late
  record ExcuseLateness(Actor by, Instant at, Colour player) implements AdjournmentAct {
    public ExcuseLateness {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(player, "player");
    }
  }

  /// The player who has to reply seals the reply because the opponent is absent.
  ///
  /// @param text what is written
  /// @param language the tag of the language of the piece letters; English if empty
  record SealReply(Actor by, Instant at, String text, Optional<String> language)
      implements AdjournmentAct {
    public SealReply {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(text, "text");
      requireNonNull(language, "language");
    }
  }

  /// The player whose envelope is missing states what was sealed.
  ///
  /// @param text the move as it was written
  /// @param language the tag of the language of the piece letters; English if empty
  record StateSealedMove(Actor by, Instant at, String text, Optional<String> language)
      implements AdjournmentAct {
    public StateSealedMove {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(text, "text");
      requireNonNull(language, "language");
    }
  }

  /// A player points out that a clock shows the wrong time.
  record DisputeTimes(Actor by, Instant at) implements AdjournmentAct {
    public DisputeTimes {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }
}
