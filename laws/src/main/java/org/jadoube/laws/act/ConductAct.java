package org.jadoube.laws.act;

import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;

/// An act about the conduct of the players and of those around them (Articles 11 and 12; 12 and 13
/// before 2014).
///
/// @since 0.1.0
public sealed interface ConductAct extends Act.Deed {
  /// A telephone or another device of `player` is found or heard (Article 11.3.2).
  ///
  /// @param player whose device it is
  /// @param use where it was, or that it made a sound
  /// @param opponent the opponent's score, where the edition leaves it to the arbiter
  record FindDevice(Colour player, DeviceUse use, Optional<Result.Score> opponent)
      implements ConductAct {}

  /// The arbiter finds that one or both players persistently refuse to comply with the Laws
  /// (Articles 11.7 and 11.8).
  ///
  /// @param players who refuses
  /// @param opponent the score of the opponent, if only one refuses
  record FindRefusal(Set<Colour> players, Optional<Result.Score> opponent) implements ConductAct {
    public FindRefusal {
      players = Set.copyOf(players);
    }
  }

  /// A player appeals against the arbiter's latest decision (Article 11.10).
  record Appeal() implements ConductAct {}

  /// The appeal is decided by whoever the event has appointed; `by` is the arbiter, who carries out
  /// the decision.
  ///
  /// @param verdict the decision
  record DecideAppeal(AppealVerdict verdict) implements ConductAct {}

  /// The arbiter takes back the latest decision of an arbiter: a penalty, a change of a clock or
  /// its counter, or a result. Everything it changed is again as it was.
  ///
  /// @param reason why, in the arbiter's words
  record TakeBackDecision(String reason) implements ConductAct {}

  /// The arbiter expels somebody who interferes with the game (Article 12.7).
  ///
  /// @param who who is expelled
  record ExpelInterferer(String who) implements ConductAct {}

  /// The arbiter puts on record something that a player does away from the board, or players report
  /// that they leave or are back (Articles 8.3, 11.2 and 11.3).
  ///
  /// @param player who does it
  /// @param what the incident
  /// @param permitted whether the arbiter has allowed it
  record NoteIncident(Colour player, Incident what, boolean permitted) implements ConductAct {}

  /// The arbiter says how many moves have been completed (Article 12.6).
  record TellMoveNumber() implements ConductAct {}
}
