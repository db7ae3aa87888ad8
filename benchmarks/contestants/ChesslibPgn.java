import com.github.bhlangonijr.chesslib.game.Game;
import com.github.bhlangonijr.chesslib.pgn.PgnIterator;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;

/// The Java library chesslib reading archives. It answers each path on standard input with the
/// number of games, the number of plies, and the nanoseconds of CPU time.
final class ChesslibPgn {
  public static void main(String[] arguments) throws Exception {
    var paths = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var threads = ManagementFactory.getThreadMXBean();
    for (String path = paths.readLine(); path != null; path = paths.readLine()) {
      long start = threads.getCurrentThreadCpuTime();
      long games = 0;
      long moves = 0;
      try (PgnIterator archive = new PgnIterator(path)) {
        for (Game game : archive) {
          games++;
          moves += game.getHalfMoves().size();
        }
      }
      System.out.println(games + " " + moves + " " + (threads.getCurrentThreadCpuTime() - start));
    }
  }
}
