package org.jadoube.tournament;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.regulations.Scoring;

/// Leaves out of a round what does not count, or not yet. Where somebody has withdrawn, nobody
/// waits for a result: the game is forfeited.
///
/// @param boards of each match
/// @param left who had withdrawn before the round
record Counted(Scoring scoring, int boards, IntPredicate left) {
  private static final Result BOTH_LEFT = new Result(Score.LOSS, Score.LOSS, true);

  static Tournament of(Tournament tournament) {
    List<Round> published = tournament.rounds().stream().filter(Round::published).toList();
    List<Round> rounds =
        IntStream.rangeClosed(1, published.size())
            .mapToObj(number -> in(tournament, number).round(published.get(number - 1)))
            .toList();
    return tournament
        .with(rounds)
        .at(tournament.stage(), Math.max(tournament.plannedRounds(), rounds.size()));
  }

  private static Counted in(Tournament tournament, int round) {
    List<Integer> left =
        tournament.withdrawals().stream()
            .filter(each -> each.afterRound() < round)
            .map(Withdrawal::participant)
            .toList();
    PointSystem points = tournament.points();
    return new Counted(points.games(), points.boards(), left::contains);
  }

  private Round round(Round round) {
    return round.with(round.pairings().stream().map(this::pairing).toList());
  }

  private Pairing pairing(Pairing pairing) {
    return switch (pairing) {
      case Game game ->
          game.with(possible(game.result()).or(() -> forfeit(game.white(), game.black())));
      case Match match -> match(match);
      case Bye bye -> bye;
    };
  }

  /// White stands for the team named first, which need not have White on each board.
  private Match match(Match match) {
    Optional<GameResult> forfeit = forfeit(match.first(), match.second());
    Optional<GameResult> reversed = forfeit(match.second(), match.first());
    return match.with(
        match.seated(boards).boards().stream()
            .map(board ->
                board.with(
                    possible(board.result())
                        .or(() -> board.first() == Colour.WHITE ? forfeit : reversed)))
            .toList());
  }

  private Optional<GameResult> possible(Optional<GameResult> result) {
    return result.filter(said -> scoring.allows(said.result()));
  }

  private Optional<GameResult> forfeit(int white, int black) {
    boolean whiteLeft = left.test(white);
    boolean blackLeft = left.test(black);
    return Optional.of(whiteLeft && blackLeft ? BOTH_LEFT : forfeitedBy(whiteLeft))
        .filter(_ -> whiteLeft || blackLeft)
        .map(GameResult::of);
  }

  private static Result forfeitedBy(boolean white) {
    return Result.forfeitedBy(white ? Colour.WHITE : Colour.BLACK);
  }
}
