package org.jadoube.cli.convert;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// What a tag of a game has to be: `White=Carlsen, Magnus`, `Event~Olympiad`, `WhiteElo>=2500`.
record TagCondition(String name, Operator operator, String value) {
  private static final Pattern CONDITION = Pattern.compile("(\\w+)(!=|>=|<=|=|~|>|<)(.*)");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

  /// How a tag is compared; numbers by their value, all else as text.
  enum Operator {
    NOT_EQUAL("!=", (found, value) -> !found.equalsIgnoreCase(value)),
    AT_LEAST(">=", (found, value) -> compare(found, value) >= 0),
    AT_MOST("<=", (found, value) -> compare(found, value) <= 0),
    EQUAL("=", String::equalsIgnoreCase),
    CONTAINS("~", (found, value) -> folded(found).contains(folded(value))),
    MORE(">", (found, value) -> compare(found, value) > 0),
    LESS("<", (found, value) -> compare(found, value) < 0);

    private final String sign;

    @SuppressWarnings("ImmutableEnumChecker") // functions without state
    private final BiPredicate<String, String> test;

    Operator(String sign, BiPredicate<String, String> test) {
      this.sign = sign;
      this.test = test;
    }
  }

  private static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static int compare(String found, String value) {
    boolean numbers = NUMBER.matcher(found).matches() && NUMBER.matcher(value).matches();
    return numbers
        ? Long.compare(Long.parseLong(found), Long.parseLong(value))
        : Comparator.<String>naturalOrder().compare(found, value);
  }

  /// Whether a game with these tags is meant; one without the tag only by `!=`.
  boolean holds(Map<String, String> tags) {
    String found = tags.get(name);
    return found == null ? operator == Operator.NOT_EQUAL : operator.test.test(found, value);
  }

  /// Reads conditions from the command line.
  static final class Converter implements ITypeConverter<TagCondition> {
    @Override
    public TagCondition convert(String text) {
      Matcher condition = CONDITION.matcher(text);
      if (!condition.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is no condition such as White=Carlsen, Event~Olympiad, WhiteElo>=2500");
      }
      Operator operator =
          Arrays.stream(Operator.values())
              .filter(each -> each.sign.equals(condition.group(2)))
              .findFirst()
              .orElseThrow();
      return new TagCondition(condition.group(1), operator, condition.group(3));
    }
  }
}
