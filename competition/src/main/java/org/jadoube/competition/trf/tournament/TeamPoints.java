package org.jadoube.competition.trf.tournament;

import java.util.List;
import java.util.Optional;
import org.jadoube.competition.MatchScoring;
import org.jadoube.competition.PointSystem;
import org.jadoube.competition.ScoreKind;
import org.jadoube.competition.trf.TrfFile;
import org.jadoube.competition.trf.record.HeadingRecord;
import org.jadoube.competition.trf.record.ScoredMatch;
import org.jadoube.competition.trf.record.TeamMatchRecord.TeamByes;
import org.jadoube.competition.trf.record.TieBreakField;
import org.jadoube.competition.trf.record.TrfPoints;
import org.jadoube.laws.regulations.Scoring;

/// What matches are worth in a file: records 362 and 320, and what stands first in 212.
final class TeamPoints {
  private static final String BY_MATCHES = "MPTS";
  private static final String BY_GAMES = "GPTS";
  private static final int TENTHS = 5;

  private TeamPoints() {}

  /// The code of what teams are ranked by.
  static String code(ScoreKind primary) {
    return primary == ScoreKind.MATCH_POINTS ? BY_MATCHES : BY_GAMES;
  }

  /// The points of matches; empty with a reason if a competition cannot have them.
  ///
  /// @param games what games are worth
  static Optional<PointSystem> of(
      TrfFile file, PointSystem games, int boards, List<String> reasons) {
    MatchScoring usual = MatchScoring.usual(boards);
    int win = worth(file, ScoredMatch.TW).orElse(usual.matches().winHalves());
    int draw = worth(file, ScoredMatch.TD).orElse(usual.matches().drawHalves());
    int loss = worth(file, ScoredMatch.TL).orElse(usual.matches().lossHalves());
    Optional<TeamByes> byes = file.first(TeamByes.class);
    if (win < draw || draw < loss || loss < 0) {
      reasons.add("The points of matches are not those in which winning is worth most.");
      return Optional.empty();
    }
    MatchScoring scoring =
        new MatchScoring(
            new Scoring(win, draw, loss),
            boards,
            primary(file),
            byes.flatMap(TeamByes::matchPoints).map(TeamPoints::halves).orElse(win),
            byes.flatMap(TeamByes::gamePoints)
                .map(TeamPoints::halves)
                .orElse(usual.allocatedByeGameHalves()));
    return Optional.of(
        new PointSystem(games.games(), games.allocatedByeHalves(), Optional.of(scoring)));
  }

  private static Optional<Integer> worth(TrfFile file, ScoredMatch result) {
    return file.first(HeadingRecord.MatchPointSystem.class)
        .flatMap(said -> Optional.ofNullable(said.points().get(result)))
        .map(TeamPoints::halves);
  }

  private static int halves(TrfPoints points) {
    return Math.max(0, points.tenths() / TENTHS);
  }

  private static ScoreKind primary(TrfFile file) {
    boolean byGames =
        file.all(HeadingRecord.TieBreaks.class)
            .filter(record -> record.field() == TieBreakField.STANDINGS)
            .flatMap(record -> record.codes().stream().limit(1))
            .anyMatch(BY_GAMES::equals);
    return byGames ? ScoreKind.GAME_POINTS : ScoreKind.MATCH_POINTS;
  }
}
