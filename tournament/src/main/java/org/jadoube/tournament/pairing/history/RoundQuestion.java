package org.jadoube.tournament.pairing.history;

import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.DutchQuestion;

/// The question how to pair a round, if it can be asked.
public sealed interface RoundQuestion {
  /// It can.
  record Ready(DutchQuestion question) implements RoundQuestion {}

  /// It cannot.
  record Unready(Obstacle obstacle) implements RoundQuestion {}

  /// Why a round cannot be paired.
  enum Obstacle {
    /// Teams play, or the format is no Swiss.
    NO_INDIVIDUAL_SWISS,
    /// The rounds before are not all there, or the tournament has fewer.
    NO_SUCH_ROUND,
    /// A game of a round before has no result.
    RESULT_MISSING,
    /// Nobody has said which colour was drawn, and no game shows it.
    INITIAL_COLOUR_UNKNOWN,
    /// Baku acceleration needs a win that is worth two draws, and a loss worth nothing (C.04.7
    /// 1.1).
    ACCELERATION_UNFIT
  }

  /// The question for a round, from the rounds before it. Who takes part in a round that is already
  /// there is known from it; in a new one, who has neither left nor asked for a bye.
  ///
  /// @param round from 1
  static RoundQuestion of(Tournament tournament, int round) {
    Require.atLeast(1, round, "round");
    return new Derivation(tournament, DutchSettings.of(tournament), round).question();
  }
}
