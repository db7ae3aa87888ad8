import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;

/// Many games on one server, a number of them at once.
record Tournament(String address, int games, int atOnce, int plies) {
  /// The times of a tournament.
  ///
  /// @param nanos the time from sending each move to the answer
  /// @param seconds the total duration
  record Timings(long[] nanos, double seconds) {}

  Timings play() throws InterruptedException {
    try (ExecutorService boards = Executors.newFixedThreadPool(atOnce, Thread.ofVirtual().factory());
        Players players = new Players(address)) {
      List<Callable<long[]>> tables = new ArrayList<>();
      for (int game = 0; game < games; game++) {
        Players.Table table = players.sitDown();
        int seed = game;
        tables.add(() -> players.play(table, seed, plies));
      }
      long started = System.nanoTime();
      List<Future<long[]>> played = boards.invokeAll(tables);
      double seconds = (System.nanoTime() - started) / 1e9;
      return new Timings(played.stream().flatMapToLong(Tournament::nanos).toArray(), seconds);
    }
  }

  private static LongStream nanos(Future<long[]> game) {
    try {
      return LongStream.of(game.get());
    } catch (InterruptedException | ExecutionException broken) {
      throw new IllegalStateException("a game could not be played", broken);
    }
  }
}
