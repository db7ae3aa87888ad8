package org.jadoube.server.events;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.competition.Bye;
import org.jadoube.competition.Game;
import org.jadoube.competition.MatchScoring;
import org.jadoube.competition.Pairing;
import org.jadoube.competition.Participant;
import org.jadoube.competition.Player;
import org.jadoube.competition.PointSystem;
import org.jadoube.competition.Round;
import org.jadoube.competition.ScoreKind;
import org.jadoube.competition.Team;
import org.jadoube.competition.Tournament;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.CompetitionTerms;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.TeamEntry;
import org.jadoube.wire.competition.TeamTerms;

/// An event as the value that standings and files are made of.
final class AsTournament {
  /// 2, 1 and 0 match points.
  private static final Scoring USUAL_MATCHES = MatchScoring.usual(1).matches();

  private AsTournament() {}

  /// The published rounds with the results that are in the record.
  static Tournament of(CompetitionRecord record) {
    PointSystem points = points(record.terms());
    List<Round> rounds =
        record.rounds().stream()
            .filter(CompetitionRound::published)
            .map(round -> round(record, round, points.games()))
            .toList();
    return new Tournament(
        record.terms().format(),
        points,
        participants(record),
        Math.max(Progress.plannedRounds(record), rounds.size()),
        rounds,
        record.withdrawals());
  }

  static PointSystem points(CompetitionTerms terms) {
    Scoring games = terms.regulations().scoring();
    return new PointSystem(
        games,
        terms.byeHalves().orElse(games.winHalves()),
        terms.teams().map(_ -> matchScoring(terms)));
  }

  /// What matches of teams are worth.
  static MatchScoring matchScoring(CompetitionTerms terms) {
    TeamTerms teams = terms.teams().orElseThrow();
    Scoring matches = teams.matchPoints().orElse(USUAL_MATCHES);
    return new MatchScoring(
        matches,
        teams.boards(),
        teams.rankedBy().orElse(ScoreKind.MATCH_POINTS),
        teams.byeMatchHalves().orElse(matches.winHalves()),
        teams
            .byeGameHalves()
            .orElseGet(() -> teams.boards() * terms.regulations().scoring().drawHalves()));
  }

  private static List<Participant> participants(CompetitionRecord record) {
    return record.isOfTeams()
        ? record.teamList().stream().<Participant>map(team -> team(record, team)).toList()
        : record.entrants().stream()
            .<Participant>map(player -> player(player, player.number()))
            .toList();
  }

  private static Team team(CompetitionRecord record, TeamEntry team) {
    List<Player> players =
        IntStream.range(0, team.players().size())
            .mapToObj(i -> player(record.entrant(team.players().get(i)).orElseThrow(), i + 1))
            .toList();
    return new Team(team.number(), team.name(), team.rating(), players);
  }

  private static Player player(Entrant entrant, int number) {
    return new Player(number, entrant.name(), entrant.rating(), entrant.federation());
  }

  private static Round round(CompetitionRecord record, CompetitionRound round, Scoring scoring) {
    List<Pairing> pairings = new ArrayList<>();
    if (record.isOfTeams()) {
      TeamMatches matches = new TeamMatches(record, round);
      round.matchList().forEach(match -> pairings.add(matches.match(match)));
    } else {
      round.boards().forEach(board -> pairings.add(game(board, scoring)));
    }
    round.byes().forEach(bye -> pairings.add(new Bye(bye.participant(), bye.kind())));
    return new Round(pairings);
  }

  private static Game game(RoundBoard board, Scoring scoring) {
    return new Game(
        board.white(),
        board.black(),
        board.result().filter(each -> scoring.allows(each.result())).map(BoardResult::recorded));
  }
}
