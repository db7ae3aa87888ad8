package org.jadoube.cli.convert;

import java.util.Optional;
import picocli.CommandLine.TypeConversionException;

/// Reads one condition: tag name, operator, value. Spaces around the operator are allowed.
final class TagConditionReader {
  private final String text;

  TagConditionReader(String text) {
    this.text = text;
  }

  /// @throws TypeConversionException saying where the condition is wrong and what was expected
  ///   there
  TagCondition read() {
    int end = afterName();
    if (end == 0) {
      throw refused(0, "the name of a tag, as in WhiteElo>=2500");
    }
    int at = afterBlanks(end);
    Operator operator =
        Operator.at(text, at).orElseThrow(() -> refused(at, "one of = != ~ > < >= <="));
    int behind = at + operator.sign().length();
    if (behind < text.length() && "=<>!~".indexOf(text.charAt(behind)) >= 0) {
      throw refused(at, "one of = != ~ > < >= <=");
    }
    int value = afterBlanks(behind);
    return checked(
        TagCondition.of(text.substring(0, end), operator, text.substring(value).strip()), value);
  }

  private TagCondition checked(TagCondition condition, int offset) {
    TagKind kind = condition.kind();
    if (kind == TagKind.RESULT && condition.operator().ordering()) {
      throw refused(condition.name().length(), "one of = != ~, because results have no order");
    }
    boolean comparable =
        kind == TagKind.TEXT ? !condition.value().isEmpty() : condition.wanted().isPresent();
    if (condition.operator().ordering() && !comparable) {
      throw refused(offset, kind.description());
    }
    return condition;
  }

  private int afterName() {
    int end = 0;
    while (end < text.length() && isOfName(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isOfName(char character) {
    return Character.isLetterOrDigit(character) || character == '_';
  }

  private int afterBlanks(int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private TypeConversionException refused(int offset, String expected) {
    return new TypeConversionException(
        "'"
            + text
            + "', column "
            + (offset + 1)
            + ": found "
            + found(offset)
            + ", expected "
            + expected);
  }

  private String found(int offset) {
    return Optional.of(text.substring(offset))
        .filter(rest -> !rest.isEmpty())
        .map(rest -> "\"" + rest + "\"")
        .orElse("the end");
  }
}
