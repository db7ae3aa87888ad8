package org.jadoube.benchmarks.load;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/// What became of the acts that were due in a stretch of time.
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

  /// The first of the players knows of an act.
  void toldOne() {
    toldOne.increment();
  }

  /// Both players know of an act, so long after it was due to be sent.
  void told(long after) {
    nanos.recordValue(Math.clamp(after, 0, LONGEST_NANOS));
  }

  /// Somebody has received a message of so many characters; nearly all take one byte.
  void heard(int characters) {
    heard.add(characters);
  }

  /// An act was answered with so many bytes.
  void answered(int bytes) {
    answers.add(bytes);
  }

  void failed(String why) {
    failures.computeIfAbsent(why, _ -> new LongAdder()).increment();
  }

  /// Forgets what has been counted.
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

  /// How much all followers together have received for each act.
  double kilobytesAnAct() {
    return heard.sum() / 1e3 / Math.max(1, acts());
  }

  /// How much came back for each act.
  double kilobytesAnAnswer() {
    return answers.sum() / 1e3 / Math.max(1, acts());
  }

  /// Waits until all acts sent have been told, for so long at most.
  void await(Duration patience) throws InterruptedException {
    await(acts(), patience);
  }

  /// The same for so many acts.
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
