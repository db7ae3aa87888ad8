package org.jadoube.chess;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jadoube.chess.domain.Require;

/// Counts sequences of legal moves, the usual test and benchmark of a move generator ("performance
/// test").
///
/// ```java
/// Perft.count(Position.standard(), 3); // => 8902
/// ```
///
/// @since 0.1.0
public final class Perft {
  private Perft() {}

  /// The number of sequences of `depth` legal moves; 1 for depth 0. Counts wrap around modulo 2^64,
  /// which from the initial position would happen at depth 14, after thousands of years.
  ///
  /// @throws IllegalArgumentException for a negative depth
  public static long count(Position position, int depth) {
    Require.atLeast(0, depth, "depth");
    return position.leaves(depth);
  }

  /// For each legal move, in the order of [Position#legalMoves()], the number of sequences of
  /// `depth` moves that begin with it.
  ///
  /// @throws IllegalArgumentException for a depth below 1
  public static Map<Move, Long> divide(Position position, int depth) {
    Require.atLeast(1, depth, "depth");
    Map<Move, Long> counts = new LinkedHashMap<>();
    for (Move move : position.legalMoves()) {
      counts.put(move, position.play(move).leaves(depth - 1));
    }
    return counts;
  }
}
