package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;

/// An act about the conduct of the players and of those around them (Articles 11 and 12; 12 and 13
/// before 2014).
public sealed interface ConductAct extends Act {
  /// A telephone or another device of `player` is found or heard (Article 11.3.2).
  ///
  /// @param player whose device it is
  /// @param use where it was, or that it made a sound
  /// @param opponent the opponent's score, where the edition leaves it to the arbiter
  record FindDevice(
      Actor by, Instant at, Colour player, DeviceUse use, Optional<Result.Score> opponent)
      implements ConductAct {
    public FindDevice {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(player, "player");
      requireNonNull(use, "use");
      requireNonNull(opponent, "opponent");
    }
  }

  /// The arbiter finds that one or both players persistently refuse to comply with the Laws
  /// (Articles 11.7 and 11.8).
  ///
  /// @param players who refuses
  /// @param opponent the score of the opponent, if only one refuses
  record FindRefusal(Actor by, Instant at, Set<Colour> players, Optional<Result.Score> opponent)
      implements ConductAct {
    public FindRefusal {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(players, "players");
      requireNonNull(opponent, "opponent");
      players = Set.copyOf(players);
    }
  }

  /// A player appeals against the arbiter's latest decision (Article 11.10).
  record Appeal(Actor by, Instant at) implements ConductAct {
    public Appeal {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The appeal is decided by whoever the event has appointed; `by` is the arbiter, who carries out
  /// the decision.
  ///
  /// @param verdict what was decided
  record DecideAppeal(Actor by, Instant at, AppealVerdict verdict) implements ConductAct {
    public DecideAppeal {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(verdict, "verdict");
    }
  }

  /// The arbiter expels somebody who interferes with the game (Article 12.7).
  ///
  /// @param who who is expelled
  record ExpelInterferer(Actor by, Instant at, String who) implements ConductAct {
    public ExpelInterferer {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(who, "who");
    }
  }

  /// The arbiter puts on record what a player does away from the board, or players report that they
  /// leave or are back (Articles 8.3, 11.2 and 11.3).
  ///
  /// @param player who does it
  /// @param what what was seen
  /// @param permitted whether the arbiter has allowed it
  record NoteIncident(Actor by, Instant at, Colour player, Incident what, boolean permitted)
      implements ConductAct {
    public NoteIncident {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(player, "player");
      requireNonNull(what, "what");
    }
  }

  /// The arbiter says how many moves have been completed (Article 12.6).
  record TellMoveNumber(Actor by, Instant at) implements ConductAct {
    public TellMoveNumber {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }
}
