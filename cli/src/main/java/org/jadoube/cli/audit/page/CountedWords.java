package org.jadoube.cli.audit.page;

import java.util.Locale;

/// Numbers with words, in English.
final class CountedWords {
  private static final double PERCENT = 100;
  private static final double LEAST_PERCENT = 0.1;

  private CountedWords() {}

  /// `1,234`.
  static String number(long count) {
    return String.format(Locale.ENGLISH, "%,d", count);
  }

  /// `1 game` or `1,234 games`.
  static String counted(long count, String one) {
    return number(count) + " " + one + (count == 1 ? "" : "s");
  }

  /// `12.3 %`; what is more than nothing is never `0.0 %`.
  static String share(long part, long whole) {
    double percent = whole == 0 ? 0 : PERCENT * part / whole;
    return part > 0 && percent < LEAST_PERCENT
        ? "< 0.1 %"
        : String.format(Locale.ENGLISH, "%.1f %%", percent);
  }
}
