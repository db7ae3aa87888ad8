package org.jadoube.tournament.trf.pairing;

import org.jadoube.chess.domain.Require;

/// Why the next round cannot be paired yet.
public sealed interface PairingObstacle {
  /// As a sentence in English.
  String message();

  /// There are no players, or too few of them are present.
  record TooFewPlayers(int present) implements PairingObstacle {
    public TooFewPlayers {
      Require.atLeast(0, present, "present");
    }

    @Override
    public String message() {
      return "At least two players must be present, not " + present + ".";
    }
  }

  /// The file does not say how many rounds there will be (142 or XXR).
  record RoundsUnknown() implements PairingObstacle {
    @Override
    public String message() {
      return "The file does not say how many rounds there are (142 or XXR).";
    }
  }

  /// All rounds have been paired.
  record AllRoundsPaired(int rounds) implements PairingObstacle {
    public AllRoundsPaired {
      Require.atLeast(1, rounds, "rounds");
    }

    @Override
    public String message() {
      return "The last round, " + rounds + ", has been paired.";
    }
  }

  /// A game has no result.
  record ResultMissing(int round, int player, int opponent) implements PairingObstacle {
    public ResultMissing {
      Require.atLeast(1, round, "round");
      Require.atLeast(1, player, "player");
      Require.atLeast(1, opponent, "opponent");
    }

    @Override
    public String message() {
      return "Round "
          + round
          + ": the game of "
          + player
          + " against "
          + opponent
          + " has no result.";
    }
  }

  /// What both players' lines say of a round does not fit together.
  record Contradiction(int round, int player, int opponent) implements PairingObstacle {
    public Contradiction {
      Require.atLeast(1, round, "round");
      Require.atLeast(1, player, "player");
      Require.atLeast(1, opponent, "opponent");
    }

    @Override
    public String message() {
      return "Round "
          + round
          + ": the lines of "
          + player
          + " and "
          + opponent
          + " contradict each other.";
    }
  }

  /// Two players have the same starting rank.
  record SameStartingRank(int startingRank) implements PairingObstacle {
    public SameStartingRank {
      Require.atLeast(1, startingRank, "startingRank");
    }

    @Override
    public String message() {
      return "Two players have the starting rank " + startingRank + ".";
    }
  }

  /// Engines number the players from 1 without gaps.
  record StartingRankMissing(int startingRank) implements PairingObstacle {
    public StartingRankMissing {
      Require.atLeast(1, startingRank, "startingRank");
    }

    @Override
    public String message() {
      return "No player has the starting rank " + startingRank + ".";
    }
  }

  /// The tournament is one of teams, which the engines do not pair.
  record TeamTournament() implements PairingObstacle {
    @Override
    public String message() {
      return "Pairing engines do not pair teams.";
    }
  }
}
