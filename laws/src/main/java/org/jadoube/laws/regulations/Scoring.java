package org.jadoube.laws.regulations;

import java.util.Locale;
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
/// ```
///
/// @param forfeitHalves the value of a game lost by forfeit, if it differs from other losses
public record Scoring(int winHalves, int drawHalves, int lossHalves, OptionalInt forfeitHalves) {
  /// The points of the newest edition: 1, ½ and 0.
  public static final Scoring CLASSIC = of(Edition.newest());

  /// 3, 1 and 0.
  public static final Scoring THREE_ONE_NIL = new Scoring(6, 2, 0);

  /// Points that make no distinction between losses by forfeit and others.
  public Scoring(int winHalves, int drawHalves, int lossHalves) {
    this(winHalves, drawHalves, lossHalves, OptionalInt.empty());
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
    return switch (result.score(colour)) {
      case WIN -> winHalves;
      case DRAW -> drawHalves;
      case LOSS -> result.forfeit() ? forfeitHalves.orElse(lossHalves) : lossHalves;
    };
  }

  /// Whether both scores together are within the total that a game normally gives (Article 10.2).
  public boolean allows(Result result) {
    long total = (long) halves(result, Colour.WHITE) + halves(result, Colour.BLACK);
    return total <= Math.max((long) winHalves + lossHalves, 2L * drawHalves);
  }
}
