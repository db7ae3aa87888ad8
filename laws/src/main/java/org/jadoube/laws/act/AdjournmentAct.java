package org.jadoube.laws.act;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.event.Written;

/// An act that adjourns or resumes a game (Guidelines I; Appendix E in 2014, Guidelines G before).
///
/// @since 0.1.0
public sealed interface AdjournmentAct extends Act.Deed {
  /// The arbiter requires the player having the move to seal it, or allows it before the end of the
  /// session.
  ///
  /// @param sessionEnds when the session ends, if that is still to come
  record OrderSealing(Optional<Instant> sessionEnds) implements AdjournmentAct {}

  /// The player writes the sealed move, or replaces it.
  ///
  /// @param text the move as written, at most [Written#LONGEST] characters
  /// @param language the tag of the language whose letters are used; English if empty
  record SealMove(String text, Optional<String> language) implements AdjournmentAct {}

  /// Both scoresheets are in the sealed envelope, and the clock is stopped.
  record CloseEnvelope() implements AdjournmentAct {}

  /// The arbiter checks and completes the information on the envelope.
  ///
  /// @param label what is written on it
  record LabelEnvelope(EnvelopeLabel label) implements AdjournmentAct {}

  /// The envelope is missing.
  ///
  /// @param positionKnown whether the adjourned position can be established
  record ReportEnvelopeLost(boolean positionKnown) implements AdjournmentAct {}

  /// The time of resumption has come.
  ///
  /// @param present which players are present
  record BeginResumption(Set<Colour> present) implements AdjournmentAct {
    public BeginResumption {
      present = Set.copyOf(present);
    }
  }

  /// An absent player arrives.
  record ArriveForResumption() implements AdjournmentAct {}

  /// The arbiter lets a player play despite being late.
  ///
  /// @param player who came late
  record ExcuseLateness(Colour player) implements AdjournmentAct {}

  /// The player who has to reply seals the reply because the opponent is absent.
  ///
  /// @param text the move as written
  /// @param language the tag of the language of the piece letters; English if empty
  record SealReply(String text, Optional<String> language) implements AdjournmentAct {}

  /// The player whose envelope is missing states which move was sealed.
  ///
  /// @param text the move as it was written
  /// @param language the tag of the language of the piece letters; English if empty
  record StateSealedMove(String text, Optional<String> language) implements AdjournmentAct {}

  /// A player points out that a clock shows the wrong time.
  record DisputeTimes() implements AdjournmentAct {}
}
