package org.jadoube.server.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.competition.Bye;
import org.jadoube.competition.Game;
import org.jadoube.competition.Pairing;
import org.jadoube.competition.Participant;
import org.jadoube.competition.Player;
import org.jadoube.competition.PointSystem;
import org.jadoube.competition.Round;
import org.jadoube.competition.Tournament;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.CompetitionTerms;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.RoundBoard;

/// An event as the value that standings and files are made of.
final class AsTournament {
  private AsTournament() {}

  /// The published rounds with the results that are in the record.
  static Tournament of(CompetitionRecord record) {
    PointSystem points = points(record.terms());
    List<Round> rounds =
        record.rounds().stream()
            .filter(CompetitionRound::published)
            .map(round -> round(round, points.games()))
            .toList();
    return new Tournament(
        record.terms().format(),
        points,
        record.entrants().stream().map(AsTournament::participant).toList(),
        Math.max(Progress.plannedRounds(record), rounds.size()),
        rounds,
        record.withdrawals());
  }

  static PointSystem points(CompetitionTerms terms) {
    Scoring games = terms.regulations().scoring();
    return new PointSystem(games, terms.byeHalves().orElse(games.winHalves()), Optional.empty());
  }

  private static Participant participant(Entrant entrant) {
    return new Player(entrant.number(), entrant.name(), entrant.rating(), entrant.federation());
  }

  private static Round round(CompetitionRound round, Scoring scoring) {
    List<Pairing> pairings = new ArrayList<>();
    round.boards().forEach(board -> pairings.add(game(board, scoring)));
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
