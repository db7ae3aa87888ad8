package org.jadoube.web.view;

import static java.util.stream.Collectors.collectingAndThen;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collector;

/// The most frequent value; of several the first.
public final class Most {
  private Most() {}

  /// The most frequent of the collected texts.
  public static Collector<String, ?, Optional<String>> frequent() {
    return collectingAndThen(
        groupingBy(each -> each, LinkedHashMap::new, counting()),
        counts ->
            counts.entrySet().stream()
                .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
                .map(Map.Entry::getKey));
  }
}
