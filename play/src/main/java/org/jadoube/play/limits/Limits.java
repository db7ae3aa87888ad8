package org.jadoube.play.limits;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The server's limits. Unset ones have their defaults.
///
/// @param counts the counts that differ from the defaults
/// @param times the times that differ from the defaults
public record Limits(Map<CountLimit, Integer> counts, Map<DurationLimit, Duration> times) {
  /// Defaults for a machine that serves a club, or a few thousand people.
  public static final Limits USUAL = new Limits(Map.of(), Map.of());

  private static final int MOST_LEFT_FOR_REQUESTS = 1000;
  private static final Pattern COUNT = Pattern.compile("\\d{1,9}");
  private static final Pattern TIME = Pattern.compile("(\\d{1,7})(ms|s|m)");

  public Limits {
    counts = Collections.unmodifiableMap(new EnumMap<>(counts(counts)));
    times = Collections.unmodifiableMap(new EnumMap<>(times(times)));
  }

  private static EnumMap<CountLimit, Integer> counts(Map<CountLimit, Integer> set) {
    EnumMap<CountLimit, Integer> copy = new EnumMap<>(CountLimit.class);
    copy.putAll(set);
    return copy;
  }

  private static EnumMap<DurationLimit, Duration> times(Map<DurationLimit, Duration> set) {
    EnumMap<DurationLimit, Duration> copy = new EnumMap<>(DurationLimit.class);
    copy.putAll(set);
    return copy;
  }

  /// All limits.
  public static List<Limit> all() {
    return Stream.<Limit>concat(Stream.of(CountLimit.values()), Stream.of(DurationLimit.values()))
        .toList();
  }

  public int of(CountLimit limit) {
    return counts.getOrDefault(limit, limit.usual());
  }

  public Duration of(DurationLimit limit) {
    return times.getOrDefault(limit, limit.usual());
  }

  public Limits with(CountLimit limit, int value) {
    EnumMap<CountLimit, Integer> changed = counts(counts);
    changed.put(limit, value);
    return new Limits(changed, times);
  }

  public Limits with(DurationLimit limit, Duration value) {
    EnumMap<DurationLimit, Duration> changed = times(times);
    changed.put(limit, value);
    return new Limits(counts, changed);
  }

  /// These limits with one changed by its text in a settings file.
  ///
  /// @return empty if the text is not as [#expected] describes
  public Optional<Limits> with(Limit limit, String text) {
    return switch (limit) {
      case CountLimit count -> count(text).filter(count::allows).map(value -> with(count, value));
      case DurationLimit time -> time(text).filter(time::allows).map(value -> with(time, value));
    };
  }

  /// A description of the values of a limit.
  public static String expected(Limit limit) {
    return switch (limit) {
      case CountLimit count -> count.expected();
      case DurationLimit time -> time.expected();
    };
  }

  private static Optional<Integer> count(String text) {
    return COUNT.matcher(text).matches() ? Optional.of(Integer.valueOf(text)) : Optional.empty();
  }

  /// A time as people write it: `500ms`, `10s` or `2m`; empty if it is not one.
  public static Optional<Duration> time(String text) {
    Matcher found = TIME.matcher(text);
    return found.matches()
        ? Optional.of(time(Long.parseLong(found.group(1)), found.group(2)))
        : Optional.empty();
  }

  private static Duration time(long amount, String unit) {
    return switch (unit) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      default -> Duration.ofMinutes(amount);
    };
  }

  /// These limits for a process with at most `most` connections. One in five, but no more than a
  /// thousand, is left for requests.
  public Limits holding(int most) {
    int connections = Math.min(of(CountLimit.CONNECTIONS), most);
    int left = Math.min(connections - connections / 5 * 4, MOST_LEFT_FOR_REQUESTS);
    int streams = Math.min(of(CountLimit.STREAMS), Math.max(1, connections - left));
    return with(CountLimit.CONNECTIONS, connections).with(CountLimit.STREAMS, streams);
  }
}
