package org.jadoube.laws.act;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.event.Written;

/// What is done to adjourn a game and to resume it (Guidelines I; Appendix E in 2014, Guidelines G
/// before).
public sealed interface AdjournmentAct extends Act {
  /// The arbiter requires the player having the move to seal it, or lets him do so before the end
  /// of the session.
  ///
  /// @param sessionEnds when the session would end, if that is still to come
  record OrderSealing(Actor by, Instant at, Optional<Instant> sessionEnds)
      implements AdjournmentAct {}

  /// The player writes the sealed move, or another in its place.
  ///
  /// @param text the move as it is written, at most [Written#LONGEST] characters
  /// @param language the tag of the language whose letters are used; English if empty
  record SealMove(Actor by, Instant at, String text, Optional<String> language)
      implements AdjournmentAct {}

  /// Both scoresheets are in the sealed envelope, and the clock is stopped.
  record CloseEnvelope(Actor by, Instant at) implements AdjournmentAct {}

  /// The arbiter checks and completes what stands on the envelope.
  record LabelEnvelope(Actor by, Instant at, EnvelopeLabel label) implements AdjournmentAct {}

  /// The envelope is missing.
  ///
  /// @param positionKnown whether the adjourned position can be found out
  record ReportEnvelopeLost(Actor by, Instant at, boolean positionKnown)
      implements AdjournmentAct {}

  /// The time of resumption has come.
  ///
  /// @param present which players are there
  record BeginResumption(Actor by, Instant at, Set<Colour> present) implements AdjournmentAct {
    public BeginResumption {
      present = Set.copyOf(present);
    }
  }

  /// A player who was absent comes.
  record ArriveForResumption(Actor by, Instant at) implements AdjournmentAct {}

  /// The arbiter lets a player who is too late play nevertheless.
  record ExcuseLateness(Actor by, Instant at, Colour player) implements AdjournmentAct {}

  /// The player who is to reply seals the reply, as the opponent is not there.
  record SealReply(Actor by, Instant at, String text, Optional<String> language)
      implements AdjournmentAct {}

  /// The player whose envelope is missing states what was sealed.
  record StateSealedMove(Actor by, Instant at, String text, Optional<String> language)
      implements AdjournmentAct {}

  /// A player points out that a clock shows a wrong time.
  record DisputeTimes(Actor by, Instant at) implements AdjournmentAct {}
}
