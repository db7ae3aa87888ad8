package org.jadoube.tournament.trf.record;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// The checks that values fit into the columns of a line.
final class ColumnChecks {
  static final int MOST_PLAYERS = 9999;
  static final int MOST_TEAMS = 999;
  static final int MOST_ROUNDS = 999;

  private static final int LONGEST_LINE = 10_080;

  private ColumnChecks() {}

  static void player(int number, String name) {
    Require.within(1, MOST_PLAYERS, number, name);
  }

  static void team(int number, String name) {
    Require.within(1, MOST_TEAMS, number, name);
  }

  static void round(int number, String name) {
    Require.within(1, MOST_ROUNDS, number, name);
  }

  /// Requires a last number that is not before the first.
  static void ascending(int first, int last, String name) {
    Require.atLeast(first, last, name);
  }

  static void within(int least, int most, OptionalInt value, String name) {
    requireNonNull(value, name);
    value.ifPresent(number -> Require.within(least, most, number, name));
  }

  /// Points that are never negative and have so many digits before the decimal point.
  static void points(int digits, Optional<TrfPoints> points, String name) {
    requireNonNull(points, name);
    points.ifPresent(value -> points(digits, value, name));
  }

  static void points(int digits, TrfPoints points, String name) {
    requireNonNull(points, name);
    Require.within(0, Math.round(Math.pow(10, digits + 1)) - 1, points.tenths(), name + ".tenths");
  }

  /// Numbers of players or teams; 0 where nobody is meant, if that is allowed.
  static List<Integer> numbers(int least, List<Integer> numbers, String name) {
    requireNonNull(numbers, name);
    List<Integer> copy = List.copyOf(numbers);
    copy.forEach(number -> Require.within(least, MOST_PLAYERS, number, name));
    Require.within(0, MOST_PLAYERS, copy.size(), name + ".size");
    return copy;
  }

  /// A text that stays the same when it is written into so many columns and read again.
  static void text(int columns, String text, String name) {
    requireNonNull(text, name);
    if (text.codePointCount(0, text.length()) > columns) {
      throw new IllegalArgumentException(
          name + " must be at most " + columns + " characters, not \"" + text + "\"");
    }
    if (!text.equals(text.strip()) || !isPrintable(text)) {
      throw new IllegalArgumentException(
          name + " must be printable and without blanks around it, not \"" + text + "\"");
    }
  }

  static void line(String text, String name) {
    text(LONGEST_LINE, text, name);
  }

  static boolean isPrintable(String text) {
    return text.codePoints().noneMatch(ColumnChecks::isUnprintable);
  }

  private static boolean isUnprintable(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> character == 0xFEFF;
    };
  }
}
