package org.jadoube.server.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.competition.Fraction;
import org.jadoube.competition.rating.Performance;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.MatchBoard;
import org.jadoube.wire.competition.MemberResult;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.TeamEntry;

/// What each player of the teams has achieved on the boards.
///
/// @param seen the record with the results of its games
/// @param rounds those that count
record MemberResults(CompetitionRecord seen, List<CompetitionRound> rounds) {
  /// A game from one side.
  ///
  /// @param halves what it counts in performances: a win two half points, a draw one
  private record Played(OptionalInt opponent, int halves) {}

  List<MemberResult> all() {
    List<MemberResult> all = new ArrayList<>();
    for (TeamEntry team : seen.teamList()) {
      for (int place = 1; place <= team.players().size(); place++) {
        all.add(of(team, place));
      }
    }
    return all;
  }

  private MemberResult of(TeamEntry team, int place) {
    int number = team.players().get(place - 1);
    int halves = 0;
    List<Played> played = new ArrayList<>();
    for (CompetitionRound round : rounds) {
      for (RoundBoard board : round.boards()) {
        halves += halves(board, number);
        played(board, number).ifPresent(played::add);
      }
      halves += forfeits(round, number) * scoring().winHalves();
    }
    return new MemberResult(
        number,
        team.number(),
        place,
        seen.entrant(number).map(Entrant::name).orElse("?"),
        played.size(),
        Fraction.halves(halves),
        performance(played));
  }

  private Scoring scoring() {
    return seen.terms().regulations().scoring();
  }

  private static Optional<Colour> colour(RoundBoard board, int number) {
    return board.white() == number
        ? Optional.of(Colour.WHITE)
        : Optional.of(Colour.BLACK).filter(_ -> board.black() == number);
  }

  private int halves(RoundBoard board, int number) {
    return colour(board, number)
        .flatMap(side -> board.result().map(said -> scoring().halves(said.result(), side)))
        .orElse(0);
  }

  private Optional<Played> played(RoundBoard board, int number) {
    return colour(board, number)
        .flatMap(side ->
            board
                .result()
                .map(BoardResult::result)
                .filter(result -> !result.forfeit())
                .map(result -> played(board, result, side)));
  }

  private Played played(RoundBoard board, Result result, Colour side) {
    int opponent = side == Colour.WHITE ? board.black() : board.white();
    return new Played(
        seen.entrant(opponent).map(Entrant::rating).orElse(OptionalInt.empty()),
        Scoring.CLASSIC.halves(result, side));
  }

  /// How often the other team had nobody opposite.
  private static int forfeits(CompetitionRound round, int number) {
    return (int)
        round.matchList().stream()
            .flatMap(match -> match.boards().stream())
            .filter(board -> board.board().isEmpty() && isAlone(board, number))
            .count();
  }

  private static boolean isAlone(MatchBoard board, int number) {
    return board.firstPlayer().orElse(0) == number || board.secondPlayer().orElse(0) == number;
  }

  private static OptionalInt performance(List<Played> played) {
    boolean known =
        !played.isEmpty() && played.stream().allMatch(game -> game.opponent.isPresent());
    return known ? positive(tournament(played)) : OptionalInt.empty();
  }

  private static int tournament(List<Played> played) {
    return Performance.tournament(
        played.stream().map(game -> game.opponent.orElseThrow()).toList(),
        played.stream().mapToInt(Played::halves).sum());
  }

  private static OptionalInt positive(int performance) {
    return performance > 0 ? OptionalInt.of(performance) : OptionalInt.empty();
  }
}
