package org.jadoube.wording;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A message in the part of ICU's syntax that we use: `{name}`, `{name, select, white {…} other
/// {…}}` and `{name, plural, =0 {…} one {# move} other {# moves}}`, nested to any depth.
record MessageText(List<Part> parts) {
  static final String OTHER = "other";

  /// A part of a message.
  sealed interface Part {}

  /// Plain text.
  record Literal(String text) implements Part {}

  /// The value of an argument.
  record Argument(String name) implements Part {}

  /// `#`: the number of the innermost plural.
  record Count() implements Part {}

  /// The text whose keyword is the argument's value, otherwise `other`.
  record Select(String name, Map<String, MessageText> texts) implements Part {}

  /// The text for exactly this number (`=1`), otherwise for its plural form, otherwise `other`.
  record Plural(String name, Map<String, MessageText> texts) implements Part {}

  /// The names of its arguments, except those inside the texts to choose from.
  Set<String> names() {
    return parts.stream().flatMap(MessageText::name).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> name(Part part) {
    return switch (part) {
      case Literal _, Count _ -> Stream.empty();
      case Argument(String name) -> Stream.of(name);
      case Select(String name, _) -> Stream.of(name);
      case Plural(String name, _) -> Stream.of(name);
    };
  }

  /// The message with its arguments filled in; missing ones remain as `{name}`.
  String say(Map<String, Object> arguments, Plurals plurals) {
    return say(arguments, plurals, "#");
  }

  private String say(Map<String, Object> arguments, Plurals plurals, String count) {
    StringBuilder said = new StringBuilder();
    for (Part part : parts) {
      said.append(say(part, arguments, plurals, count));
    }
    return said.toString();
  }

  private static String say(
      Part part, Map<String, Object> arguments, Plurals plurals, String count) {
    return switch (part) {
      case Literal(String text) -> text;
      case Count _ -> count;
      case Argument(String name) -> word(name, arguments, plurals);
      case Select(String name, Map<String, MessageText> texts) -> {
        String keyword = arguments.getOrDefault(name, OTHER).toString();
        yield either(texts, keyword).say(arguments, plurals, count);
      }
      case Plural(String name, Map<String, MessageText> texts) -> {
        Number number = number(name, arguments);
        MessageText exactly = texts.get("=" + plain(number));
        MessageText text = exactly == null ? either(texts, plurals.form(number)) : exactly;
        yield text.say(arguments, plurals, word(name, arguments, plurals));
      }
    };
  }

  private static MessageText either(Map<String, MessageText> texts, String keyword) {
    MessageText text = texts.get(keyword);
    return text == null ? texts.getOrDefault(OTHER, new MessageText(List.of())) : text;
  }

  /// A whole number as it is, since loading `BigDecimal` takes longer than most commands; any other
  /// without trailing zeros.
  private static Number number(String name, Map<String, Object> arguments) {
    return switch (arguments.get(name)) {
      case Integer whole -> whole;
      case Number number -> new BigDecimal(number.toString()).stripTrailingZeros();
      case null, default ->
          throw new IllegalArgumentException(
              name + " must be a number, not " + arguments.get(name));
    };
  }

  private static String plain(Number number) {
    return number instanceof BigDecimal exact ? exact.toPlainString() : number.toString();
  }

  private static String word(String name, Map<String, Object> arguments, Plurals plurals) {
    Object value = arguments.get(name);
    return switch (value) {
      case null -> "{" + name + "}";
      case Number number -> plurals.text(number);
      default -> value.toString();
    };
  }
}
