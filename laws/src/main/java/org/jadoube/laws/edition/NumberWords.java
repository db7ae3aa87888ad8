package org.jadoube.laws.edition;

import java.util.List;
import java.util.Map;

/// Numbers in English words; those above 99 in digits.
final class NumberWords {
  private static final List<String> BELOW_TWENTY =
      List.of(
          "zero",
          "one",
          "two",
          "three",
          "four",
          "five",
          "six",
          "seven",
          "eight",
          "nine",
          "ten",
          "eleven",
          "twelve",
          "thirteen",
          "fourteen",
          "fifteen",
          "sixteen",
          "seventeen",
          "eighteen",
          "nineteen");
  private static final List<String> TENS =
      List.of("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety");
  private static final Map<String, String> IRREGULAR =
      Map.of(
          "one", "first",
          "two", "second",
          "three", "third",
          "five", "fifth",
          "eight", "eighth",
          "nine", "ninth",
          "twelve", "twelfth");

  private NumberWords() {}

  /// `seventy-five`.
  static String cardinal(long number) {
    if (number < BELOW_TWENTY.size()) {
      return BELOW_TWENTY.get((int) number);
    }
    if (number > 99) {
      return String.valueOf(number);
    }
    String tens = TENS.get((int) number / 10);
    return number % 10 == 0 ? tens : tens + "-" + cardinal(number % 10);
  }

  /// `seventy-fifth`.
  static String ordinal(long number) {
    String cardinal = cardinal(number);
    int last = cardinal.lastIndexOf('-') + 1;
    return cardinal.substring(0, last) + ordinal(cardinal.substring(last));
  }

  private static String ordinal(String word) {
    String regular =
        word.endsWith("y") ? word.substring(0, word.length() - 1) + "ieth" : word + "th";
    return IRREGULAR.getOrDefault(word, regular);
  }

  /// `one minute`, `two minutes`.
  static String of(long number, String unit) {
    return cardinal(number) + " " + unit + (number == 1 ? "" : "s");
  }
}
