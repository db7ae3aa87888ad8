package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.table.KnockoutBracket;
import org.jadoube.tournament.table.Pair;

/// The next round of a knockout. Who goes on from a drawn game, the officials say: by the
/// regulations it may be a play-off, or lots (C07, 3). With draw odds nobody need say it.
record KnockoutRound(Tournament record, Tournament seen, PairingRequest request) {
  Changed paired() {
    KnockoutBracket bracket = KnockoutBracket.of(new Participants(record).count());
    for (int i = 0; i < seen.rounds().size(); i++) {
      boolean last = i + 1 == seen.rounds().size();
      List<Integer> winners = new ArrayList<>();
      for (Pair pair : bracket.pairs()) {
        Optional<Integer> winner = winner(pair, i, last);
        if (winner.isEmpty()) {
          return refused(
              Hindrance.NOT_READY,
              "It is not known whether " + pair.white() + " or " + pair.black() + " goes on.");
        }
        winners.add(winner.get());
      }
      bracket = bracket.next(winners);
    }
    return new NextRound(advanced(), seen, request).with(bracket.pairs(), List.of());
  }

  /// @param index of the round, from 0
  private Optional<Integer> winner(Pair pair, int index, boolean last) {
    Round round = seen.rounds().get(index);
    Optional<List<Integer>> named = last ? request.advancing() : round.advancing();
    return result(pair, index).flatMap(result -> winner(pair, result, named));
  }

  private Optional<Result> result(Pair pair, int index) {
    return record.isOfTeams()
        ? ofTeams(index + 1, pair)
        : seen.rounds().get(index).games().stream()
            .filter(game -> game.white() == pair.white() && game.black() == pair.black())
            .findFirst()
            .flatMap(Game::result)
            .map(GameResult::result)
            .map(record.terms().regulations().scoring()::counted);
  }

  /// The result of a match, in which White stands for the first team; empty while it is not over.
  private Optional<Result> ofTeams(int round, Pair pair) {
    Scorecards cards = Scorecards.of(seen);
    Optional<Score> theirs = cards.line(pair.black(), round).flatMap(ScoreLine::score);
    return cards
        .line(pair.white(), round)
        .flatMap(ScoreLine::score)
        .flatMap(ours -> theirs.map(other -> new Result(ours, other, false)));
  }

  private static Optional<Integer> winner(
      Pair pair, Result result, Optional<List<Integer>> advancing) {
    boolean white = result.score(Colour.WHITE) == Score.WIN;
    boolean black = result.score(Colour.BLACK) == Score.WIN;
    if (white != black) {
      return Optional.of(white ? pair.white() : pair.black());
    }
    List<Integer> named = advancing.orElse(List.of());
    boolean whiteNamed = named.contains(pair.white());
    return whiteNamed == named.contains(pair.black())
        ? Optional.empty()
        : Optional.of(whiteNamed ? pair.white() : pair.black());
  }

  /// Who went on is kept with the round in which it was decided.
  private Tournament advanced() {
    int last = record.rounds().size();
    return last > 0 && request.advancing().isPresent()
        ? record.with(last, record.rounds().getLast().advancing(request.advancing().get()))
        : record;
  }
}
