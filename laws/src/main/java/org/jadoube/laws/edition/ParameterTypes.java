package org.jadoube.laws.edition;

import static java.util.stream.Collectors.joining;

import java.time.Duration;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/// The types that parameters can have.
final class ParameterTypes {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
  private static final String NONE = "none";
  private static final List<String> HALF_POINTS = List.of("0", "½", "1");
  private static final List<String> POINTS_IN_WORDS =
      List.of("nothing", "half a point", "one point");

  private ParameterTypes() {}

  /// A number of things: `three`.
  static ParameterType<Integer> count() {
    return new ParameterType<>(
        "a whole number", ParameterTypes::number, value -> NumberWords.cardinal(value));
  }

  /// A place in an order: `third`.
  static ParameterType<Integer> ordinal() {
    return new ParameterType<>(
        "a whole number above zero",
        cell -> number(cell).filter(number -> number > 0),
        value -> NumberWords.ordinal(value));
  }

  /// Whole numbers with commas in between, or none.
  static ParameterType<Set<Integer>> numbers(int highest) {
    return new ParameterType<>(
        NONE + ", or whole numbers up to " + highest + " with commas in between",
        cell -> cell.equals(NONE) ? Optional.of(Set.of()) : numbers(cell.split(",", -1), highest),
        value ->
            value.isEmpty()
                ? NONE
                : value.stream().sorted().map(String::valueOf).collect(joining(", ")));
  }

  private static Optional<Set<Integer>> numbers(String[] cells, int highest) {
    Set<Integer> numbers = new HashSet<>();
    for (String cell : cells) {
      Optional<Integer> number = number(cell.strip()).filter(each -> each <= highest);
      if (number.isEmpty()) {
        return Optional.empty();
      }
      numbers.add(number.get());
    }
    return Optional.of(Set.copyOf(numbers));
  }

  static ParameterType<Duration> minutes() {
    return new ParameterType<>(
        "a whole number of minutes",
        cell -> number(cell).map(Duration::ofMinutes),
        time -> NumberWords.of(time.toMinutes(), "minute"));
  }

  static ParameterType<Duration> seconds() {
    return new ParameterType<>(
        "a whole number of seconds",
        cell -> number(cell).map(Duration::ofSeconds),
        time -> NumberWords.of(time.toSeconds(), "second"));
  }

  static ParameterType<TimeLimit> limit() {
    return new ParameterType<>(
        "a number of minutes after < or <=", TimeLimit::read, TimeLimit::words);
  }

  static ParameterType<Boolean> yesOrNo() {
    return new ParameterType<>(
        "yes or no",
        cell ->
            switch (cell) {
              case "yes" -> Optional.of(true);
              case "no" -> Optional.of(false);
              default -> Optional.empty();
            },
        value -> value ? "yes" : "no");
  }

  /// Points in halves: `½` is 1.
  static ParameterType<Integer> points() {
    return new ParameterType<>(
        "one of " + String.join(", ", HALF_POINTS),
        cell -> Optional.of(HALF_POINTS.indexOf(cell)).filter(halves -> halves >= 0),
        POINTS_IN_WORDS::get);
  }

  /// A constant of an enum, in lower case and with hyphens.
  static <E extends Enum<E>> ParameterType<E> choice(Class<E> type) {
    Function<E, String> cell = each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-');
    Map<String, E> constants = new TreeMap<>();
    EnumSet.allOf(type).forEach(each -> constants.put(cell.apply(each), each));
    return new ParameterType<>(
        "one of " + String.join(", ", constants.keySet()),
        text -> Optional.ofNullable(constants.get(text)),
        value -> cell.apply(value).replace('-', ' '));
  }

  static Optional<Integer> number(String cell) {
    return Optional.of(cell).filter(NUMBER.asMatchPredicate()).map(Integer::parseInt);
  }
}
