package org.jadoube.laws.act;

import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Scoring;

/// How a game ended for both players. [Scoring] says how many points that gives.
///
/// ```java
/// Result result = Result.wonBy(Colour.BLACK); // => 0-1
/// result.score(Colour.WHITE); // => LOSS
/// ```
///
/// @param forfeit whether the game was decided without being played
/// @since 0.1.0
public record Result(Score white, Score black, boolean forfeit) {

  /// The outcome for one player.
  public enum Score {
    WIN,
    DRAW,
    LOSS
  }

  public static final Result WHITE_WINS = new Result(Score.WIN, Score.LOSS, false);
  public static final Result BLACK_WINS = new Result(Score.LOSS, Score.WIN, false);
  public static final Result DRAW = new Result(Score.DRAW, Score.DRAW, false);
  public static final Result BOTH_LOSE = new Result(Score.LOSS, Score.LOSS, false);

  /// A won game.
  public static Result wonBy(Colour colour) {
    return colour == Colour.WHITE ? WHITE_WINS : BLACK_WINS;
  }

  /// A game lost by `colour`, with the opponent's score as the arbiter decides.
  public static Result lostBy(Colour colour, Score opponent) {
    return of(colour, Score.LOSS, opponent, false);
  }

  /// A game forfeited by `colour`, who was absent.
  public static Result forfeitedBy(Colour colour) {
    return of(colour, Score.LOSS, Score.WIN, true);
  }

  private static Result of(Colour colour, Score own, Score others, boolean forfeit) {
    return colour == Colour.WHITE
        ? new Result(own, others, forfeit)
        : new Result(others, own, forfeit);
  }

  /// This result with `score` for `colour`.
  public Result with(Colour colour, Score score) {
    return of(colour, score, score(colour.opposite()), forfeit);
  }

  /// The outcome for `colour`.
  public Score score(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /// As it is written on a scoresheet and in PGN: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `1/2-0`, `+/-`.
  @Override
  public String toString() {
    return forfeit ? mark(white) + "/" + mark(black) : digits(white) + "-" + digits(black);
  }

  private static String mark(Score score) {
    return switch (score) {
      case WIN -> "+";
      case DRAW -> "=";
      case LOSS -> "-";
    };
  }

  private static String digits(Score score) {
    return switch (score) {
      case WIN -> "1";
      case DRAW -> "1/2";
      case LOSS -> "0";
    };
  }
}
