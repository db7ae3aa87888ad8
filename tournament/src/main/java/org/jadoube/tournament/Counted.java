package org.jadoube.tournament;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.regulations.Scoring;

/// Leaves out of a tournament what does not count, or not yet.
///
/// @param boards of each match
record Counted(Scoring scoring, int boards) {
  static Tournament of(Tournament tournament) {
    PointSystem points = tournament.points();
    Counted counted = new Counted(points.games(), points.boards());
    List<Round> rounds =
        tournament.rounds().stream().filter(Round::published).map(counted::round).toList();
    return tournament
        .with(rounds)
        .at(tournament.stage(), Math.max(tournament.plannedRounds(), rounds.size()));
  }

  private Round round(Round round) {
    return round.with(round.pairings().stream().map(this::pairing).toList());
  }

  private Pairing pairing(Pairing pairing) {
    return switch (pairing) {
      case Game game -> game.with(possible(game.result()));
      case Match match ->
          match.with(match.seated(boards).boards().stream().map(this::board).toList());
      case Bye bye -> bye;
    };
  }

  private BoardGame board(BoardGame board) {
    return board.with(possible(board.result()));
  }

  private Optional<GameResult> possible(Optional<GameResult> result) {
    return result.filter(said -> scoring.allows(said.result()));
  }
}
