package org.jadoube.tournament.score;

import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.points.Fraction;

/// The points that the boards of a match of teams have given so far.
///
/// @since 0.1.0
public record MatchPoints(Fraction first, Fraction second) {
  private static final MatchPoints NONE = new MatchPoints(Fraction.ZERO, Fraction.ZERO);

  /// The points that the match's boards have given so far.
  ///
  /// @param games what games are worth
  public static MatchPoints of(Match match, Scoring games) {
    return match.boards().stream().map(board -> of(board, games)).reduce(NONE, MatchPoints::plus);
  }

  private static MatchPoints of(BoardGame board, Scoring games) {
    return new MatchPoints(
        points(board, board.first(), games), points(board, board.first().opposite(), games));
  }

  private static Fraction points(BoardGame board, Colour colour, Scoring games) {
    return board
        .result()
        .map(GameResult::result)
        .filter(games::allows)
        .map(result -> Fraction.halves(games.halves(result, colour)))
        .orElse(Fraction.ZERO);
  }

  private MatchPoints plus(MatchPoints other) {
    return new MatchPoints(first.plus(other.first), second.plus(other.second));
  }
}
