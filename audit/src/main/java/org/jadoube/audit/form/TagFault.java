package org.jadoube.audit.form;

import org.jadoube.notation.TextFault;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.time.PgnTimeControl;

/// A fault of a tag's value.
///
/// @param expected a description of proper values
record TagFault(String expected) {
  /// No fault.
  static final TagFault NONE = new TagFault("");

  static final int MOST_RATING_DIGITS = 4;

  private static final int YEAR_DIGITS = 4;

  boolean isNone() {
    return expected.isEmpty();
  }

  /// The fault of `value` as the value of the tag `name`. `Termination` is free text, and `FEN` is
  /// left to the reader.
  static TagFault of(String name, String value) {
    return switch (name) {
      case "TimeControl" -> timeControl(value);
      case "Termination" -> NONE;
      // A value that is no result differs from the result after the moves, which is reported.
      case "Result" -> PgnResult.of(value).isEmpty() ? NONE : form(name, value);
      case "Event", "Site", "White", "Black" -> value.isBlank() ? form(name, value) : NONE;
      case "Date", "UTCDate", "EventDate" -> isPlainDate(value) ? NONE : form(name, value);
      default -> form(name, value);
    };
  }

  private static TagFault form(String name, String value) {
    return TagForm.of(name)
        .filter(form -> !form.fits(value))
        .map(form -> new TagFault(form.expected()))
        .orElse(NONE);
  }

  private static TagFault timeControl(String value) {
    return value.isEmpty()
        ? NONE
        : PgnTimeControl.read(value)
            .faultIfAny()
            .map(TextFault::expected)
            .map(expected -> new TagFault("a time control such as 5400+30: " + expected))
            .orElse(NONE);
  }

  /// Whether it is certainly a day. Most dates are, so the others can take longer.
  private static boolean isPlainDate(String value) {
    return value.length() == 10
        && isYear(value)
        && value.charAt(4) == '.'
        && (value.startsWith("??", 5) || isNumber(value, 5, 7) && isWithin(value, 5, 12))
        && value.charAt(7) == '.'
        && (value.startsWith("??", 8) || isNumber(value, 8, 10) && isWithin(value, 8, 28));
  }

  private static boolean isYear(String date) {
    return date.startsWith("????") || isNumber(date, 0, YEAR_DIGITS) && TagForm.isYear(year(date));
  }

  private static int year(String date) {
    return Integer.parseInt(date, 0, YEAR_DIGITS, 10);
  }

  private static boolean isNumber(String text, int from, int to) {
    for (int at = from; at < to; at++) {
      if (text.charAt(at) < '0' || text.charAt(at) > '9') {
        return false;
      }
    }
    return true;
  }

  private static boolean isWithin(String text, int from, int most) {
    int number = 10 * (text.charAt(from) - '0') + text.charAt(from + 1) - '0';
    return number >= 1 && number <= most;
  }
}
