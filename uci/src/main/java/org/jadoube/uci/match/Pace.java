package org.jadoube.uci.match;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jadoube.laws.clock.TimeControl;

/// How much each engine may think.
///
/// @param control the time control; both engines have the same
/// @param moveTime the time for each move
/// @param depth in plies
/// @param nodes positions for each move
/// @param margin how much later than its time a move may come
public record Pace(
    TimeControl control,
    Optional<Duration> moveTime,
    OptionalInt depth,
    OptionalLong nodes,
    Duration margin) {
  /// A time control alone.
  public static Pace of(TimeControl control) {
    return new Pace(
        control, Optional.empty(), OptionalInt.empty(), OptionalLong.empty(), Duration.ZERO);
  }

  /// A number of positions alone: games that are the same on every machine.
  public static Pace nodes(long nodes) {
    return new Pace(
        TimeControl.UNTIMED,
        Optional.empty(),
        OptionalInt.empty(),
        OptionalLong.of(nodes),
        Duration.ZERO);
  }

  /// Whether nothing limits a move.
  public boolean isOpen() {
    return !control.isTimed() && moveTime.isEmpty() && depth.isEmpty() && nodes.isEmpty();
  }
}
