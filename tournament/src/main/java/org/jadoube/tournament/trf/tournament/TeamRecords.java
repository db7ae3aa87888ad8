package org.jadoube.tournament.trf.tournament;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.TeamTerms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.Scorecard;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.standing.Place;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TeamMatchRecord.TeamByes;
import org.jadoube.tournament.trf.record.TeamRecord;
import org.jadoube.tournament.trf.record.TrfPoints;
import org.jadoube.tournament.trf.record.TrfRecord;

/// The records about the teams themselves.
final class TeamRecords {
  private static final int LONGEST_NAME = 32;
  private static final int MOST_TENTHS = 99_999;
  private static final int NO_TEAM = 0;

  private final Tournament tournament;
  private final MatchScoring matches;
  private final Scorecards cards;

  TeamRecords(Tournament tournament) {
    this.tournament = tournament;
    this.matches = tournament.points().matches().orElseThrow();
    this.cards = Scorecards.of(tournament);
  }

  /// Colours that alternate from board to board.
  static HeadingRecord.BoardColours usual(Tournament tournament) {
    return new HeadingRecord.BoardColours(
        IntStream.range(0, tournament.points().boards()).mapToObj(BoardGame::usualColour).toList());
  }

  /// The colours on the boards, if they are not said, and the points of matches unless they are the
  /// usual ones.
  ///
  /// @param kept lines of another file
  List<TrfRecord> headings(List<TrfRecord> kept) {
    List<TrfRecord> records = new ArrayList<>();
    if (kept.stream().noneMatch(HeadingRecord.BoardColours.class::isInstance)) {
      records.add(usual(tournament));
    }
    if (!matches.matches().equals(MatchScoring.usual(matches.boards()).matches())) {
      Map<Score, TrfPoints> worth = new EnumMap<>(Score.class);
      worth.put(Score.WIN, FilePoints.of(matches.matches().winHalves()));
      worth.put(Score.DRAW, FilePoints.of(matches.matches().drawHalves()));
      worth.put(Score.LOSS, FilePoints.of(matches.matches().lossHalves()));
      records.add(new HeadingRecord.MatchPointSystem(worth));
    }
    return records;
  }

  /// The teams with their lists.
  ///
  /// @param places in the standings
  List<TrfRecord> teams(List<Place> places) {
    Map<Integer, Integer> ranks = new HashMap<>();
    places.forEach(place -> ranks.put(place.participant(), place.rank()));
    return tournament.teamList().stream()
        .<TrfRecord>map(team -> team(team, Optional.ofNullable(ranks.get(team.number()))))
        .toList();
  }

  private TeamRecord.Team team(Team team, Optional<Integer> rank) {
    return new TeamRecord.Team(
        team.number(),
        TournamentFile.cut(team.name(), LONGEST_NAME),
        "",
        team.rating(),
        points(team.number(), ScoreKind.MATCH_POINTS),
        points(team.number(), ScoreKind.GAME_POINTS),
        rank.map(OptionalInt::of).orElseGet(OptionalInt::empty),
        team.players());
  }

  private Optional<TrfPoints> points(int team, ScoreKind kind) {
    return Optional.ofNullable(cards.cards().get(team))
        .map((Scorecard card) -> card.points(kind))
        .filter(points -> points.compareTo(Fraction.of(MOST_TENTHS / 10)) <= 0)
        .map(WrittenPoints::of);
  }

  /// The byes that pairing gave, and those that were asked for.
  List<TrfRecord> byes() {
    List<TrfRecord> records = new ArrayList<>();
    int most = rounds().map(round -> allocated(round).size()).max().orElse(0);
    IntStream.range(0, isByeUnusual() ? Math.max(1, most) : most)
        .forEach(which -> records.add(allocatedOfRounds(which)));
    rounds().forEach(round -> records.addAll(asked(round)));
    return records;
  }

  private boolean isByeUnusual() {
    Score usual = TeamTerms.usualBye(tournament.format(), tournament.start());
    return matches.allocatedByeHalves()
            != (usual == Score.DRAW
                ? matches.matches().drawHalves()
                : matches.matches().winHalves())
        || matches.allocatedByeGameHalves()
            != MatchScoring.usual(matches.boards()).allocatedByeGameHalves();
  }

  private List<Integer> allocated(int round) {
    return teams(round, Bye.Kind.PAIRING_ALLOCATED);
  }

  /// A record has room for one bye a round; a knockout gives several, which takes as many records.
  ///
  /// @param which bye of each round, from 0
  private TeamByes allocatedOfRounds(int which) {
    return new TeamByes(
        Optional.of(FilePoints.of(matches.allocatedByeHalves())),
        Optional.of(FilePoints.of(matches.allocatedByeGameHalves())),
        rounds()
            .mapToObj(this::allocated)
            .map(teams -> which < teams.size() ? teams.get(which) : NO_TEAM)
            .toList());
  }

  private IntStream rounds() {
    return IntStream.rangeClosed(1, tournament.rounds().size());
  }

  private List<Integer> teams(int round, Bye.Kind kind) {
    return tournament.rounds().get(round - 1).pairings().stream()
        .filter(pairing -> pairing instanceof Bye bye && bye.kind() == kind)
        .map(Pairing::participants)
        .map(List::getFirst)
        .toList();
  }

  private List<TrfRecord> asked(int round) {
    Map<Bye.Kind, RoundResult> kinds = new EnumMap<>(Bye.Kind.class);
    kinds.put(Bye.Kind.FULL_POINT, RoundResult.FULL_POINT_BYE);
    kinds.put(Bye.Kind.HALF_POINT, RoundResult.HALF_POINT_BYE);
    kinds.put(Bye.Kind.ZERO_POINT, RoundResult.ZERO_POINT_BYE);
    List<TrfRecord> records = new ArrayList<>();
    kinds.forEach((kind, result) -> {
      List<Integer> teams = teams(round, kind);
      if (!teams.isEmpty()) {
        records.add(new Byes(result, round, teams));
      }
    });
    return records;
  }
}
