package org.jadoube.audit.condition;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A comparison between the value of a tag and that of a condition.
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

  /// The operator at `offset` in `text`.
  static Optional<Operator> at(String text, int offset) {
    return List.of(values()).stream()
        .filter(each -> text.startsWith(each.sign, offset))
        .findFirst();
  }

  /// Whether this operator compares by order.
  boolean ordering() {
    return switch (this) {
      case AT_LEAST, AT_MOST, MORE, LESS -> true;
      case NOT_EQUAL, EQUAL, CONTAINS -> false;
    };
  }

  /// Whether the comparison holds for everything that `found` can stand for.
  Truth test(TagRange found, TagRange wanted) {
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

  /// Compares text, ignoring case.
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
