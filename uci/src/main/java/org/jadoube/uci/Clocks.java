package org.jadoube.uci;

import java.time.Duration;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;

/// The clocks of both players when the question is asked.
///
/// @param movesToGo the moves until the next time control; empty if the time is for all moves
/// @since 0.1.0
public record Clocks(
    Duration white,
    Duration black,
    Duration whiteIncrement,
    Duration blackIncrement,
    OptionalInt movesToGo) {
  public Clocks {
    Require.notNegative(white, "white");
    Require.notNegative(black, "black");
    Require.notNegative(whiteIncrement, "whiteIncrement");
    Require.notNegative(blackIncrement, "blackIncrement");
    Require.atLeast(1, movesToGo.orElse(1), "movesToGo");
  }

  /// The time left to `colour`.
  public Duration left(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /// The increment of `colour` for each move.
  public Duration increment(Colour colour) {
    return colour == Colour.WHITE ? whiteIncrement : blackIncrement;
  }
}
