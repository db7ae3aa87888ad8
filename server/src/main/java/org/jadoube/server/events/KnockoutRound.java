package org.jadoube.server.events;

import static org.jadoube.server.events.Changed.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.competition.table.Bracket;
import org.jadoube.competition.table.Pair;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.PairingRequest;
import org.jadoube.wire.competition.RoundBoard;

/// The next round of a knockout. Who goes on from a drawn game, the officials say: by the
/// regulations it may be a play-off, or lots (C07, 3).
record KnockoutRound(CompetitionRecord record, CompetitionRecord seen, PairingRequest request) {
  Changed paired() {
    Bracket bracket = Bracket.of(record.entrants().size());
    for (int i = 0; i < seen.rounds().size(); i++) {
      boolean last = i + 1 == seen.rounds().size();
      List<Integer> winners = new ArrayList<>();
      for (Pair pair : bracket.pairs()) {
        Optional<Integer> winner = winner(pair, seen.rounds().get(i), last);
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

  private Optional<Integer> winner(Pair pair, CompetitionRound round, boolean last) {
    return round.boards().stream()
        .filter(board -> board.white() == pair.white() && board.black() == pair.black())
        .findFirst()
        .flatMap(board -> winner(board, last ? request.advancing() : round.advancing()));
  }

  private static Optional<Integer> winner(RoundBoard board, Optional<List<Integer>> advancing) {
    if (board.result().isEmpty()) {
      return Optional.empty();
    }
    Result result = board.result().get().result();
    boolean white = result.score(Colour.WHITE) == Score.WIN;
    boolean black = result.score(Colour.BLACK) == Score.WIN;
    if (white != black) {
      return Optional.of(white ? board.white() : board.black());
    }
    List<Integer> named = advancing.orElse(List.of());
    boolean whiteNamed = named.contains(board.white());
    return whiteNamed == named.contains(board.black())
        ? Optional.empty()
        : Optional.of(whiteNamed ? board.white() : board.black());
  }

  /// Who went on is kept with the round in which it was decided.
  private CompetitionRecord advanced() {
    int last = record.rounds().size();
    return last > 0 && request.advancing().isPresent()
        ? record.with(last, record.rounds().getLast().advancing(request.advancing().get()))
        : record;
  }
}
