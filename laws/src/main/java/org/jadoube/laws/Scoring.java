package org.jadoube.laws;

import org.jadoube.chess.Colour;

/// The points for a game in half points (Article 10.1 unless an event announces otherwise).
public record Scoring(int winHalves, int drawHalves, int lossHalves) {
  /// 1, ½ and 0.
  public static final Scoring CLASSIC = new Scoring(2, 1, 0);

  /// 3, 1 and 0.
  public static final Scoring THREE_ONE_NIL = new Scoring(6, 2, 0);

  public Scoring {
    if (winHalves < drawHalves || drawHalves < lossHalves || lossHalves < 0) {
      throw new IllegalArgumentException("a win is worth no less than a draw, a draw than a loss");
    }
  }

  /// The half points `result` gives to `colour`.
  public int halves(Result result, Colour colour) {
    return switch (result.score(colour)) {
      case WIN -> winHalves;
      case DRAW -> drawHalves;
      case LOSS -> lossHalves;
    };
  }

  /// Whether the scores together do not exceed what a game normally gives (Article 10.2).
  public boolean allows(Result result) {
    int total = halves(result, Colour.WHITE) + halves(result, Colour.BLACK);
    return total <= Math.max(winHalves + lossHalves, 2 * drawHalves);
  }
}
