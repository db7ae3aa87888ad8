package org.jadoube.uci;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jadoube.chess.Move;
import org.jadoube.chess.domain.Require;

/// How far an engine may search. Without any limit it searches until it is stopped.
///
/// ```java
/// Limits limits = Limits.depth(12).withMoveTime(Duration.ofSeconds(3));
/// limits.moveTime(); // => Optional[PT3S]
/// ```
///
/// @param clocks the times of both players, which the engine divides as it likes
/// @param depth in plies
/// @param nodes the number of positions
/// @param moveTime the time for this move
/// @param only the moves among which to choose; empty for all
/// @since 0.1.0
public record Limits(
    Optional<Clocks> clocks,
    OptionalInt depth,
    OptionalLong nodes,
    Optional<Duration> moveTime,
    List<Move> only) {
  /// No limit.
  public static final Limits NONE =
      new Limits(
          Optional.empty(), OptionalInt.empty(), OptionalLong.empty(), Optional.empty(), List.of());

  public Limits {
    Require.atLeast(1, depth.orElse(1), "depth");
    Require.atLeast(1, nodes.orElse(1), "nodes");
    Require.notNegative(moveTime.orElse(Duration.ZERO), "moveTime");
    only = List.copyOf(only);
  }

  /// The clocks of a game.
  public static Limits of(Clocks clocks) {
    return NONE.with(clocks);
  }

  /// A number of plies.
  public static Limits depth(int depth) {
    return NONE.withDepth(depth);
  }

  /// A number of positions: the same on every machine.
  public static Limits nodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  /// A time for the move.
  public static Limits moveTime(Duration moveTime) {
    return NONE.withMoveTime(moveTime);
  }

  /// These limits and those of clocks.
  public Limits with(Clocks clocks) {
    return new Limits(Optional.of(clocks), depth, nodes, moveTime, only);
  }

  /// These limits and a depth.
  public Limits withDepth(int depth) {
    return new Limits(clocks, OptionalInt.of(depth), nodes, moveTime, only);
  }

  /// These limits and a number of positions.
  public Limits withNodes(long nodes) {
    return new Limits(clocks, depth, OptionalLong.of(nodes), moveTime, only);
  }

  /// These limits and a time for the move.
  public Limits withMoveTime(Duration moveTime) {
    return new Limits(clocks, depth, nodes, Optional.of(moveTime), only);
  }

  /// These limits, with a choice of moves.
  public Limits among(List<Move> only) {
    return new Limits(clocks, depth, nodes, moveTime, only);
  }
}
