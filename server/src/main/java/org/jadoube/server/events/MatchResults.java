package org.jadoube.server.events;

import java.util.Optional;
import org.jadoube.competition.score.ScoreLine;
import org.jadoube.competition.score.Scorecard;
import org.jadoube.competition.score.Scorecards;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.wire.competition.CompetitionRecord;

/// What the matches of an event of teams came to.
final class MatchResults {
  private final Scorecards cards;

  /// @param seen the record with the results of its games
  MatchResults(CompetitionRecord seen) {
    this.cards = Scorecards.of(AsTournament.of(seen));
  }

  /// The result of two teams in a round, in which White stands for the first; empty while the match
  /// is not over.
  ///
  /// @param round from 1
  Optional<Result> result(int round, int first, int second) {
    return score(round, first)
        .flatMap(ours -> score(round, second).map(theirs -> new Result(ours, theirs, false)));
  }

  private Optional<Score> score(int round, int team) {
    return Optional.ofNullable(cards.cards().get(team)).map(Scorecard::lines).stream()
        .flatMap(lines -> lines.stream().filter(line -> line.round() == round))
        .findFirst()
        .flatMap(ScoreLine::score);
  }
}
