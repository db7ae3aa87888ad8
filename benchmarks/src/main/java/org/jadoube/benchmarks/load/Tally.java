package org.jadoube.benchmarks.load;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/// The fate of the acts that were due in a stretch of time.
final class Tally {
  private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(5);
  private static final int DIGITS = 3;
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

  private final Histogram nanos = new ConcurrentHistogram(1000, LONGEST_NANOS, DIGITS);
  private final LongAdder sent = new LongAdder();
  private final LongAdder toldOne = new LongAdder();
  private final LongAdder heard = new LongAdder();
  private final LongAdder answers = new LongAdder();
  private final Map<String, LongAdder> failures = new ConcurrentHashMap<>();

  void sent() {
    sent.increment();
  }

  /// Counts an act that the first of the players knows of.
  void toldOne() {
    toldOne.increment();
  }

  /// Counts an act that both players know of, so long after it was due.
  void told(long after) {
    nanos.recordValue(Math.clamp(after, 0, LONGEST_NANOS));
  }

  /// Counts a message of so many characters, nearly all of which take one byte.
  void heard(int characters) {
    heard.add(characters);
  }

  /// Counts an answer of so many bytes.
  void answered(int bytes) {
    answers.add(bytes);
  }

  void failed(String why) {
    failures.computeIfAbsent(why, _ -> new LongAdder()).increment();
  }

  /// Forgets all counts.
  void reset() {
    nanos.reset();
    sent.reset();
    toldOne.reset();
    heard.reset();
    answers.reset();
    failures.clear();
  }

  long acts() {
    return sent.sum();
  }

  long answered() {
    return nanos.getTotalCount();
  }

  /// The data received by all followers together, for each act.
  double kilobytesAnAct() {
    return heard.sum() / 1e3 / Math.max(1, acts());
  }

  /// The data answered for each act.
  double kilobytesAnAnswer() {
    return answers.sum() / 1e3 / Math.max(1, acts());
  }

  /// Waits until the players know of all acts sent, for so long at most.
  void await(Duration patience) throws InterruptedException {
    await(acts(), patience);
  }

  /// Waits until the players know of so many acts, for so long at most.
  void await(long acts, Duration patience) throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (answered() < acts && System.nanoTime() < end) {
      Thread.sleep(BETWEEN_LOOKS);
    }
  }

  /// In milliseconds.
  double percentile(double percent) {
    return nanos.getValueAtPercentile(percent) / 1e6;
  }

  /// In milliseconds.
  double worst() {
    return nanos.getMaxValue() / 1e6;
  }

  Map<String, Long> failures() {
    Map<String, Long> counts = new TreeMap<>();
    failures.forEach((why, count) -> counts.put(why, count.sum()));
    say("told to nobody", acts() - toldOne.sum(), counts);
    say("told to one player only", toldOne.sum() - answered(), counts);
    return counts;
  }

  private static void say(String what, long count, Map<String, Long> counts) {
    if (count > 0) {
      counts.put(what, count);
    }
  }
}
