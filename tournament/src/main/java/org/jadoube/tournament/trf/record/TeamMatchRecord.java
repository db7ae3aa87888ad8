package org.jadoube.tournament.trf.record;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;

/// A record about matches of teams; TRF26.
///
/// @since 0.1.0
public sealed interface TeamMatchRecord extends TrfRecord {
  /// A team that plays in another order than that of 310 or leaves a board empty (300).
  ///
  /// @param boards the players from the first board; 0 for an empty one
  record Lineup(int round, int team, int opponent, List<Integer> boards)
      implements TeamMatchRecord {
    public Lineup {
      ColumnChecks.round(round, "round");
      ColumnChecks.team(team, "team");
      ColumnChecks.team(opponent, "opponent");
      boards = ColumnChecks.numbers(0, boards, "boards");
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
      ColumnChecks.points(2, matchPoints, "matchPoints");
      ColumnChecks.points(2, gamePoints, "gamePoints");
      teams = Lists.trimmed(ColumnChecks.numbers(0, teams, "teams"), 0);
      teams.forEach(team -> Require.within(0, ColumnChecks.MOST_TEAMS, team, "teams"));
    }
  }

  /// A match that was not played (330).
  ///
  /// @param result a forfeit, in which White stands for the team with White on the first board
  record ForfeitedMatch(Result result, int round, int white, int black) implements TeamMatchRecord {
    /// All that there are.
    public static final List<Result> FORFEITS =
        List.of(
            Result.forfeitedBy(Colour.BLACK),
            Result.forfeitedBy(Colour.WHITE),
            new Result(Score.LOSS, Score.LOSS, true));

    public ForfeitedMatch {
      ColumnChecks.round(round, "round");
      ColumnChecks.team(white, "white");
      ColumnChecks.team(black, "black");
      if (!FORFEITS.contains(result)) {
        throw new IllegalArgumentException("result must be a forfeit, not " + result);
      }
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
      ColumnChecks.team(team, "team");
      ColumnChecks.text(5, nickname, "nickname");
      ColumnChecks.points(4, matchPoints, "matchPoints");
      ColumnChecks.points(4, gamePoints, "gamePoints");
      rounds = Lists.trimmed(rounds, TeamRound.BLANK);
    }
  }
}
