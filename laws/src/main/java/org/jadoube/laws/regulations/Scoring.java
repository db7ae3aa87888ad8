package org.jadoube.laws.regulations;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;

/// The points for a game in half points (Article 10.1, unless an event announces otherwise).
///
/// ```java
/// Scoring.CLASSIC.halves(Result.DRAW, Colour.WHITE); // => 1
/// Scoring.THREE_ONE_NIL.halves(Result.WHITE_WINS, Colour.WHITE); // => 6
/// Scoring.CLASSIC.withDrawOdds(Colour.BLACK).counted(Result.DRAW); // => 0-1
/// ```
///
/// @param forfeitHalves the value of a game lost by forfeit, if it differs from other losses
/// @param drawOdds the player for whom a draw counts as a win, as in an Armageddon game
/// @since 0.1.0
public record Scoring(
    int winHalves,
    int drawHalves,
    int lossHalves,
    OptionalInt forfeitHalves,
    Optional<Colour> drawOdds) {
  /// The points of the newest edition: 1, ½ and 0.
  public static final Scoring CLASSIC = of(Edition.newest());

  /// 3, 1 and 0.
  public static final Scoring THREE_ONE_NIL = new Scoring(6, 2, 0);

  /// Points that make no distinction between losses by forfeit and others.
  public Scoring(int winHalves, int drawHalves, int lossHalves) {
    this(winHalves, drawHalves, lossHalves, OptionalInt.empty());
  }

  /// Points under which a draw is a draw.
  public Scoring(int winHalves, int drawHalves, int lossHalves, OptionalInt forfeitHalves) {
    this(winHalves, drawHalves, lossHalves, forfeitHalves, Optional.empty());
  }

  private static Scoring of(Edition edition) {
    return new Scoring(
        edition.value(Parameters.WIN),
        edition.value(Parameters.DRAW),
        edition.value(Parameters.LOSS));
  }

  public Scoring {
    Require.atLeast(0, lossHalves, "lossHalves");
    Require.atLeast(0, forfeitHalves.orElse(0), "forfeitHalves");
    if (winHalves < drawHalves || drawHalves < lossHalves) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a win is worth no less than a draw, a draw than a loss; not %d, %d, %d",
              winHalves,
              drawHalves,
              lossHalves));
    }
  }

  /// The half points `result` gives to `colour`.
  public int halves(Result result, Colour colour) {
    return switch (counted(result).score(colour)) {
      case WIN -> winHalves;
      case DRAW -> drawHalves;
      case LOSS -> result.forfeit() ? forfeitHalves.orElse(lossHalves) : lossHalves;
    };
  }

  /// The result that counts: a game that was drawn on the board is won by the player who has draw
  /// odds, if there is one.
  public Result counted(Result result) {
    return drawOdds.filter(_ -> result.equals(Result.DRAW)).map(Result::wonBy).orElse(result);
  }

  /// These points with draw odds for `player`.
  public Scoring withDrawOdds(Colour player) {
    return new Scoring(winHalves, drawHalves, lossHalves, forfeitHalves, Optional.of(player));
  }

  /// Whether both scores together are within the total that a game normally gives (Article 10.2).
  public boolean allows(Result result) {
    long total = (long) halves(result, Colour.WHITE) + halves(result, Colour.BLACK);
    return total <= Math.max((long) winHalves + lossHalves, 2L * drawHalves);
  }
}
