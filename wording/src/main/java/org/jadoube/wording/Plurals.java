package org.jadoube.wording;

import java.math.BigDecimal;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// A language's plural forms, by the rules of Unicode's CLDR. A language without rules here only
/// has the form `other`; tests compare the rules of all languages that have messages with ICU's.
record Plurals(Locale locale) {
  private static final int ENOUGH = 200; // every form of a whole number occurs below

  private static final long MILLION = 1_000_000; // "un million de coups"

  /// The keyword of the number's form: `one`, `two`, `few`, `many`, `other`.
  ///
  /// @param number a whole number, or a `BigDecimal` without trailing zeros
  String form(Number number) {
    return number instanceof BigDecimal exact
        ? form(exact.scale() <= 0, exact.abs().longValue(), fraction(exact))
        : form(/* whole= */ true, Math.abs(number.longValue()), 0);
  }

  private String form(boolean whole, long units, long fraction) {
    return switch (locale.getLanguage()) {
      case "en", "de", "bg" -> whole && units == 1 ? "one" : MessageText.OTHER;
      case "fr" -> units < 2 ? "one" : romance(whole, units);
      case "es" -> whole && units == 1 ? "one" : romance(whole, units);
      case "cs" -> whole ? czech(units) : "many";
      case "ru" -> whole ? russian(units) : MessageText.OTHER;
      case "sl" -> whole ? slovene(units % 100) : "few";
      case "sr" -> serbian(whole ? units : fraction);
      default -> MessageText.OTHER;
    };
  }

  /// The number as the language writes it.
  String text(Number number) {
    return number instanceof Integer small && 0 <= small && small < firstSeparated()
        ? small.toString()
        : NumberFormat.getInstance(locale).format(number);
  }

  /// The smallest whole number that is written with separators. The JDK does not know that Spanish
  /// leaves four digits together.
  private int firstSeparated() {
    return locale.getLanguage().equals("es") ? 10_000 : 1000;
  }

  private static String czech(long number) {
    return number == 1 ? "one" : number >= 2 && number <= 4 ? "few" : MessageText.OTHER;
  }

  private static String slovene(long hundredths) {
    return switch ((int) hundredths) {
      case 1 -> "one";
      case 2 -> "two";
      case 3, 4 -> "few";
      default -> MessageText.OTHER;
    };
  }

  private static String romance(boolean whole, long number) {
    return whole && number != 0 && number % MILLION == 0 ? "many" : MessageText.OTHER;
  }

  private static String russian(long number) {
    String form = serbian(number);
    return form.equals(MessageText.OTHER) ? "many" : form;
  }

  private static String serbian(long number) {
    boolean teens = number / 10 % 10 == 1;
    return teens ? MessageText.OTHER : czech(number % 10);
  }

  /// The digits after the decimal point, as a number.
  private static long fraction(BigDecimal number) {
    return number.abs().remainder(BigDecimal.ONE).unscaledValue().longValue();
  }

  /// For each form that whole numbers have, the smallest number that takes it.
  Map<String, Integer> samples() {
    Map<String, Integer> samples = new TreeMap<>();
    for (int number = 0; number < ENOUGH; number++) {
      samples.putIfAbsent(form(number), number);
    }
    return samples;
  }
}
