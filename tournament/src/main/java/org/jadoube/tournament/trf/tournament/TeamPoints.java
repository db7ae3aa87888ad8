package org.jadoube.tournament.trf.tournament;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.TeamMatchRecord.TeamByes;
import org.jadoube.tournament.trf.record.TieBreakField;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfPoints;

/// The points for matches in a file: records 362 and 320, and the first code of 212.
final class TeamPoints {
  private static final String BY_MATCHES = "MPTS";
  private static final String BY_GAMES = "GPTS";
  private static final int TENTHS = 5;

  private TeamPoints() {}

  /// The code of what teams are ranked by.
  static String code(ScoreKind primary) {
    return primary == ScoreKind.MATCH_POINTS ? BY_MATCHES : BY_GAMES;
  }

  /// The points of matches; empty with a reason if a tournament cannot have them.
  ///
  /// @param games what games are worth
  /// @param bye as which result of a match an allocated bye counts, unless the file says it
  static Optional<PointSystem> of(
      TrfFile file, PointSystem games, int boards, Score bye, List<Contradiction> reasons) {
    MatchScoring usual = MatchScoring.usual(boards);
    int win = worth(file, Score.WIN).orElse(usual.matches().winHalves());
    int draw = worth(file, Score.DRAW).orElse(usual.matches().drawHalves());
    int loss = worth(file, Score.LOSS).orElse(usual.matches().lossHalves());
    Optional<TeamByes> byes = file.first(TeamByes.class);
    if (win < draw || draw < loss || loss < 0) {
      reasons.add(
          new Contradiction(
              file.first(HeadingRecord.MatchPointSystem.class).map(TrfPlace::of),
              "The points of matches are not those in which winning is worth most."));
      return Optional.empty();
    }
    MatchScoring scoring =
        new MatchScoring(
            new Scoring(win, draw, loss),
            boards,
            primary(file),
            byes.flatMap(TeamByes::matchPoints)
                .map(TeamPoints::halves)
                .orElse(bye == Score.DRAW ? draw : win),
            byes.flatMap(TeamByes::gamePoints)
                .map(TeamPoints::halves)
                .orElse(usual.allocatedByeGameHalves()));
    return Optional.of(
        new PointSystem(games.games(), games.allocatedByeHalves(), Optional.of(scoring)));
  }

  /// The worth of byes that pairing gave to teams, if there are teams.
  static Optional<TeamByes> byes(Tournament tournament) {
    return tournament
        .points()
        .matches()
        .map(matches ->
            new TeamByes(
                Optional.of(FilePoints.of(matches.allocatedByeHalves())),
                Optional.of(FilePoints.of(matches.allocatedByeGameHalves())),
                List.of()));
  }

  private static Optional<Integer> worth(TrfFile file, Score result) {
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
