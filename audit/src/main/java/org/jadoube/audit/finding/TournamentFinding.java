package org.jadoube.audit.finding;

import org.jadoube.chess.domain.Require;

/// A fault of a round robin as a whole.
///
/// @since 0.1.0
public sealed interface TournamentFinding extends Finding {
  /// A player has two games in one round.
  ///
  /// @param player the player's name
  /// @param archive the file with the other game
  /// @param game its number there, from 1
  record TwiceInRound(String player, int round, String archive, long game)
      implements TournamentFinding {
    public TwiceInRound {
      Require.atLeast(1, round, "round");
      Require.atLeast(1, game, "game");
    }
  }

  /// Two players have met less often than the others. The finding is placed at the first game of
  /// the event.
  record MissingGame(Meetings meetings) implements TournamentFinding {}

  /// Two players have met more often than the others.
  record SurplusGame(Meetings meetings) implements TournamentFinding {}

  /// How often two players have met.
  ///
  /// @param player the name of one of them
  /// @param opponent the name of the other
  /// @param found how many games they played
  /// @param expected how many they should have played
  /// @param players how many took part in the event
  record Meetings(String player, String opponent, int found, int expected, int players) {
    public Meetings {
      Require.atLeast(0, found, "found");
      Require.atLeast(1, expected, "expected");
      Require.atLeast(2, players, "players");
    }
  }
}
