package org.jadoube.benchmarks.race;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;

/// Runs a contestant, the class named by the argument, in its own process. Each line `DEPTH FEN` on
/// standard input is answered with a line: the leaves counted and the nanoseconds of CPU time.
final class Answering {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Answering() {}

  public static void main(String[] arguments) throws IOException {
    Contestant<?, ?> contestant = Contestant.named(arguments[0]);
    var questions = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = questions.readLine(); line != null; line = questions.readLine()) {
      String[] words = line.split(" ", 2);
      System.out.println(answer(contestant, Integer.parseInt(words[0]), words[1]));
    }
  }

  private static <P> String answer(Contestant<P, ?> contestant, int depth, String fen) {
    P position = contestant.position(fen);
    long start = THREADS.getCurrentThreadCpuTime();
    long leaves = contestant.perft(position, depth);
    return leaves + " " + (THREADS.getCurrentThreadCpuTime() - start);
  }
}
