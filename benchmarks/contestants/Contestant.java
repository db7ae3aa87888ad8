import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A library that takes part in the race, in a process of its own. Questions come on standard
/// input, one to a line; the answer to each is a line:
///
/// - `perft DEPTH FEN`: leaves counted, nanoseconds of processor time
/// - `WORKLOAD`: operations done, nanoseconds of processor time; `-` if the library has no such thing
/// - `positions FEN|FEN|…`: what the workloads work on; `ready`
abstract class Contestant {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long ONE_MEASUREMENT = 150_000_000; // nanoseconds

  /// What is summed up goes here, so that no compiler leaves it out.
  static volatile long sink;

  /// Once through all positions.
  interface Workload {
    /// The number of operations.
    long run();
  }

  abstract long perft(String fen, int depth);

  abstract void positions(List<String> fens);

  /// Null if there is no such thing.
  abstract Workload workload(String name);

  final void answer() throws IOException {
    var questions =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = questions.readLine(); line != null; line = questions.readLine()) {
      System.out.println(answer(line));
    }
  }

  private String answer(String question) {
    String[] words = question.split(" ", 3);
    return switch (words[0]) {
      case "perft" -> {
        long start = THREADS.getCurrentThreadCpuTime();
        long leaves = perft(words[2], Integer.parseInt(words[1]));
        yield leaves + " " + (THREADS.getCurrentThreadCpuTime() - start);
      }
      case "positions" -> {
        positions(List.of(question.substring(words[0].length() + 1).split("\\|")));
        yield "ready";
      }
      default -> measured(workload(words[0]));
    };
  }

  private static String measured(Workload workload) {
    if (workload == null) {
      return "-";
    }
    long operations = 0;
    long start = THREADS.getCurrentThreadCpuTime();
    long elapsed = 0;
    while (elapsed < ONE_MEASUREMENT) {
      operations += workload.run();
      elapsed = THREADS.getCurrentThreadCpuTime() - start;
    }
    return operations + " " + elapsed;
  }
}
