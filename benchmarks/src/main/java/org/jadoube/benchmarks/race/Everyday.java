package org.jadoube.benchmarks.race;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/// The everyday calls of all contestants, measured by JMH in turn.
final class Everyday {
  private static final int ROUNDS = 3;

  private final Map<String, Contestant<?, ?>> contestants;

  /// The first contestant is ours.
  Everyday(Map<String, Contestant<?, ?>> contestants) {
    this.contestants = new LinkedHashMap<>(contestants);
  }

  /// Names the libraries that disagree with ours.
  void compare() {
    Map<String, Sitting<?, ?>> sittings = new LinkedHashMap<>();
    contestants.forEach((name, contestant) -> sittings.put(name, new Sitting<>(contestant)));
    Sitting<?, ?> ours = sittings.values().iterator().next();
    for (EverydayCall call : EverydayCall.values()) {
      sittings.forEach((name, sitting) -> {
        if (has(name, call) && call.answer(sitting) != call.answer(ours)) {
          throw new IllegalStateException(name + " answers " + call + " differently");
        }
      });
    }
  }

  private boolean has(String name, EverydayCall call) {
    return contestants.get(name).calls().contains(call);
  }

  /// Nanoseconds per call.
  RaceTable times() throws RunnerException {
    RaceTable table = new RaceTable(contestants.keySet().stream().toList());
    for (EverydayCall call : EverydayCall.values()) {
      System.err.println("measuring " + call.benchmark()); // fifteen minutes in total
      for (int round = 0; round < ROUNDS; round++) {
        for (String name : contestants.keySet()) {
          if (has(name, call)) {
            table.add(call.benchmark(), name, nanos(call, contestants.get(name)));
          }
        }
      }
    }
    return table;
  }

  private static double nanos(EverydayCall call, Contestant<?, ?> contestant)
      throws RunnerException {
    RunResult result =
        new Runner(
                new OptionsBuilder()
                    .include(EverydayBenchmark.class.getName() + "\\." + call.benchmark() + "$")
                    .param("contestant", contestant.getClass().getName())
                    .shouldDoGC(
                        true) // so that the questions are adjacent in memory for every library
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .runSingle();
    return result.getPrimaryResult().getScore();
  }
}
