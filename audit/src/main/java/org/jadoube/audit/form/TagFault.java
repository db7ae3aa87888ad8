package org.jadoube.audit.form;

import org.jadoube.notation.TextFault;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.time.PgnTimeControl;

/// What is wrong with the value of a tag.
///
/// @param expected what it should be, in words
record TagFault(String expected) {
  /// Nothing is.
  static final TagFault NONE = new TagFault("");

  static final int MOST_RATING_DIGITS = 4;

  private static final int YEAR_DIGITS = 4;

  boolean isNone() {
    return expected.isEmpty();
  }

  /// What is wrong with `value` as the value of the tag `name`. What the tag `Termination` says is
  /// left to the writer, and the tag `FEN` to the reader.
  static TagFault of(String name, String value) {
    return switch (name) {
      case "TimeControl" -> timeControl(value);
      case "Termination" -> NONE;
      // what is no result at all differs from the one after the moves, which is reported
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

  /// Whether it is certainly a day; most dates are, so the others can take longer.
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
