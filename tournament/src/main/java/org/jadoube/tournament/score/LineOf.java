package org.jadoube.tournament.score;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.ScoreLine.Kind;

/// Makes the lines of one round.
record LineOf(PointSystem points, int round) {
  ScoreLine bye(Bye.Kind bye) {
    Kind kind =
        switch (bye) {
          case PAIRING_ALLOCATED -> Kind.PAIRING_ALLOCATED_BYE;
          case FULL_POINT -> Kind.FULL_POINT_BYE;
          case HALF_POINT -> Kind.HALF_POINT_BYE;
          case ZERO_POINT -> Kind.ZERO_POINT_BYE;
        };
    return new ScoreLine(
        round,
        kind,
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        points.halves(bye, ScoreKind.GAME_POINTS),
        points.matches().isEmpty() ? 0 : points.halves(bye, ScoreKind.MATCH_POINTS),
        List.of());
  }

  ScoreLine game(Game game, int number) {
    Colour colour = number == game.white() ? Colour.WHITE : Colour.BLACK;
    Optional<Result> result = game.result().map(GameResult::result);
    BoardScore board = board(result, colour);
    return line(game.player(colour.opposite()), colour, result, 0, List.of(board));
  }

  ScoreLine match(Match match, int number) {
    boolean first = number == match.first();
    Optional<Result> result = match.awarded().map(GameResult::result).or(() -> result(match));
    List<BoardScore> boards = match.boards().stream().map(board -> board(board, first)).toList();
    Colour side = first ? Colour.WHITE : Colour.BLACK;
    int halves = result.map(known -> matchScoring().matches().halves(known, side)).orElse(0);
    ScoreLine line = line(first ? match.second() : match.first(), side, result, halves, boards);
    Optional<Colour> colour = Optional.of(boards.getFirst().colour());
    return new ScoreLine(
        round,
        kind(match, line.kind()),
        line.opponent(),
        line.score(),
        colour,
        line.gameHalves(),
        halves,
        boards);
  }

  private MatchScoring matchScoring() {
    return points.matches().orElseThrow();
  }

  /// A match awarded by the arbiter was nevertheless played.
  private static Kind kind(Match match, Kind decided) {
    return match.played() && decided != Kind.OPEN ? Kind.PLAYED : decided;
  }

  private BoardScore board(BoardGame board, boolean first) {
    return board(
        board.result().map(GameResult::result), first ? board.first() : board.first().opposite());
  }

  private BoardScore board(Optional<Result> result, Colour colour) {
    return new BoardScore(
        colour,
        result.filter(known -> !known.forfeit()).isPresent(),
        result.map(known -> points.games().halves(known, colour)).orElse(0));
  }

  /// The match goes to the team with more game points. If nobody played and nobody scored, both
  /// have lost it.
  private Optional<Result> result(Match match) {
    if (!match.finished()) {
      return Optional.empty();
    }
    int first = halves(match, true);
    int second = halves(match, false);
    boolean forfeited = !match.played();
    boolean nobody = forfeited && first == 0 && second == 0;
    return Optional.of(
        new Result(
            nobody ? Score.LOSS : score(first, second),
            nobody ? Score.LOSS : score(second, first),
            forfeited));
  }

  private int halves(Match match, boolean first) {
    return match.boards().stream().mapToInt(board -> board(board, first).halves()).sum();
  }

  private static Score score(int own, int others) {
    return own == others ? Score.DRAW : own > others ? Score.WIN : Score.LOSS;
  }

  private ScoreLine line(
      int opponent,
      Colour side,
      Optional<Result> result,
      int matchHalves,
      List<BoardScore> boards) {
    Optional<Score> score = result.map(known -> known.score(side));
    return new ScoreLine(
        round,
        result.map(known -> kind(known, side)).orElse(Kind.OPEN),
        OptionalInt.of(opponent),
        score,
        Optional.of(side),
        boards.stream().mapToInt(BoardScore::halves).sum(),
        matchHalves,
        boards);
  }

  private static Kind kind(Result result, Colour side) {
    if (!result.forfeit()) {
      return Kind.PLAYED;
    }
    return result.score(side) == Score.LOSS ? Kind.FORFEIT_LOSS : Kind.FORFEIT_WIN;
  }
}
