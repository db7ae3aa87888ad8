package org.jadoube.uci;

import java.time.Duration;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.domain.Require;

/// An engine's result so far: an evaluation and the line that leads to it.
///
/// @param rank 1 for the best line, 2 for the second best, …
/// @param depth in plies
/// @param score for the side that has the move
/// @param bound whether the score is exact
/// @param nodes the positions searched so far
/// @param line the best moves of both sides; perhaps empty
/// @since 0.1.0
public record Finding(
    int rank, int depth, Score score, Bound bound, long nodes, Duration time, List<Move> line) {
  public Finding {
    Require.atLeast(1, rank, "rank");
    Require.atLeast(0, depth, "depth");
    Require.atLeast(0, nodes, "nodes");
    Require.notNegative(time, "time");
    line = List.copyOf(line);
  }

  /// How exact a score is.
  public enum Bound {
    /// It is the score.
    EXACT,
    /// The score is at least that.
    LOWER,
    /// It is at most that.
    UPPER
  }
}
