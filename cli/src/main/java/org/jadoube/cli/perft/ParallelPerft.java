package org.jadoube.cli.perft;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.chess.Perft;
import org.jadoube.chess.Position;

/// Perft on several threads, which share the positions after two plies.
final class ParallelPerft {
  private static final int SHARED_DEPTH = 4;

  private ParallelPerft() {}

  /// The number of leaves `depth` plies below `position`, like `Perft.count`.
  static long count(Position position, int depth, int threads) {
    return threads == 1 || depth < SHARED_DEPTH
        ? Perft.count(position, depth)
        : sum(afterTwoMoves(position), depth - 2, threads);
  }

  private static List<Position> afterTwoMoves(Position position) {
    return position.legalMoves().stream()
        .map(position::play)
        .flatMap(next -> next.legalMoves().stream().map(next::play))
        .toList();
  }

  private static long sum(List<Position> positions, int depth, int threads) {
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      long sum = 0;
      for (Future<Long> count : pool.invokeAll(counts(positions, depth))) {
        sum += count.get();
      }
      return sum;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while counting", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("counting failed", e);
    }
  }

  private static List<Callable<Long>> counts(List<Position> positions, int depth) {
    return positions.stream()
        .map(position -> (Callable<Long>) () -> Perft.count(position, depth))
        .toList();
  }
}
