package org.jadoube.competition.trf.record;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// What happened between teams; TRF26.
public sealed interface TeamMatchRecord extends TrfRecord {
  /// A team that plays in another order than that of 310 or leaves a board empty (300).
  ///
  /// @param boards the players from the first board; 0 for an empty one
  record Lineup(int round, int team, int opponent, List<Integer> boards)
      implements TeamMatchRecord {
    public Lineup {
      Fields.round(round, "round");
      Fields.team(team, "team");
      Fields.team(opponent, "opponent");
      boards = Fields.numbers(0, requireNonNull(boards, "boards"), "boards");
    }
  }

  /// The byes that pairing gave to teams (320).
  ///
  /// @param matchPoints what such a bye is worth
  /// @param gamePoints what such a bye is worth
  /// @param teams by round; 0 for none
  record TeamByes(
      Optional<TrfPoints> matchPoints, Optional<TrfPoints> gamePoints, List<Integer> teams)
      implements TeamMatchRecord {
    public TeamByes {
      Fields.points(2, requireNonNull(matchPoints, "matchPoints"), "matchPoints");
      Fields.points(2, requireNonNull(gamePoints, "gamePoints"), "gamePoints");
      teams = Lists.trimmed(Fields.numbers(0, requireNonNull(teams, "teams"), "teams"), 0);
      teams.forEach(team -> Require.within(0, Fields.MOST_TEAMS, team, "teams"));
    }
  }

  /// A match that was not played (330).
  record ForfeitedMatch(MatchForfeit forfeit, int round, int white, int black)
      implements TeamMatchRecord {
    public ForfeitedMatch {
      requireNonNull(forfeit, "forfeit");
      Fields.round(round, "round");
      Fields.team(white, "white");
      Fields.team(black, "black");
    }
  }

  /// A team's rounds for people to read (802).
  record TeamResults(
      int team,
      String nickname,
      Optional<TrfPoints> matchPoints,
      Optional<TrfPoints> gamePoints,
      List<TeamRound> rounds)
      implements TeamMatchRecord {
    public TeamResults {
      Fields.team(team, "team");
      Fields.text(5, requireNonNull(nickname, "nickname"), "nickname");
      Fields.points(4, requireNonNull(matchPoints, "matchPoints"), "matchPoints");
      Fields.points(4, requireNonNull(gamePoints, "gamePoints"), "gamePoints");
      rounds = Lists.trimmed(requireNonNull(rounds, "rounds"), TeamRound.BLANK);
    }
  }
}
