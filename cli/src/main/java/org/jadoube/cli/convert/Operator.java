package org.jadoube.cli.convert;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How the value of a tag is compared with that of a condition.
enum Operator {
  NOT_EQUAL("!="),
  AT_LEAST(">="),
  AT_MOST("<="),
  EQUAL("="),
  CONTAINS("~"),
  MORE(">"),
  LESS("<");

  private final String sign;

  Operator(String sign) {
    this.sign = sign;
  }

  String sign() {
    return sign;
  }

  /// The operator with which `text` goes on at `offset`.
  static Optional<Operator> at(String text, int offset) {
    return List.of(values()).stream()
        .filter(each -> text.startsWith(each.sign, offset))
        .findFirst();
  }

  /// Whether it asks which of two comes first.
  boolean ordering() {
    return switch (this) {
      case AT_LEAST, AT_MOST, MORE, LESS -> true;
      case NOT_EQUAL, EQUAL, CONTAINS -> false;
    };
  }

  /// Whether that is so of everything that `found` can stand for.
  Truth test(Extent found, Extent wanted) {
    return switch (this) {
      case AT_LEAST -> Truth.of(found.isNotBefore(wanted), found.isBefore(wanted));
      case LESS -> AT_LEAST.test(found, wanted).negated();
      case AT_MOST -> Truth.of(found.isNotBehind(wanted), wanted.isBefore(found));
      case MORE -> AT_MOST.test(found, wanted).negated();
      case EQUAL, CONTAINS ->
          Truth.of(
              found.isNotBefore(wanted) && found.isNotBehind(wanted),
              found.isBefore(wanted) || wanted.isBefore(found));
      case NOT_EQUAL -> EQUAL.test(found, wanted).negated();
    };
  }

  /// Text is compared without regard to capitals.
  boolean test(String found, String wanted) {
    int order = Comparator.<String>naturalOrder().compare(folded(found), folded(wanted));
    return switch (this) {
      case NOT_EQUAL -> order != 0;
      case AT_LEAST -> order >= 0;
      case AT_MOST -> order <= 0;
      case EQUAL -> order == 0;
      case CONTAINS -> folded(found).contains(folded(wanted));
      case MORE -> order > 0;
      case LESS -> order < 0;
    };
  }

  private static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
