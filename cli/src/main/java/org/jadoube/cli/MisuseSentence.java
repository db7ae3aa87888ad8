package org.jadoube.cli;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The fault of a command's arguments as a sentence for people, from picocli's message.
final class MisuseSentence {
  private static final Pattern VALUE =
      Pattern.compile(
          "^Invalid value for (?:positional parameter at index \\S+ \\(<?(.+?)>?\\)"
              + "|option '(\\S+)'(?: \\(.+?\\))?): ");

  private static final Pattern TOO_FEW =
      Pattern.compile(
          "(?:positional parameter at index \\S+|option '(\\S+)'(?: at index \\S+)?)"
              + " \\(<?(.+?)>?\\) requires at least \\d+ values,"
              + " but (?:none|only (\\d+)) were specified.*");

  private static final Pattern MISSING =
      Pattern.compile("Missing required (?:option|parameter|argument)s?[^:]*: \\(?(.+?)\\)?");

  private static final Pattern WITHOUT_VALUE =
      Pattern.compile(
          "(?:Missing required parameter for|Expected parameter for) option '(\\S+)'"
              + "(?: \\((.+)\\))?(?: but found '(.+)')?");

  private static final Pattern UNEXPECTED =
      Pattern.compile("Unmatched arguments? (?:at|from) index \\d+: (.+)");

  private static final Pattern UNKNOWN_OPTION = Pattern.compile("Unknown options?: (.+)");

  private static final Pattern NO_CHOICE =
      Pattern.compile("expected one of \\[(.+)] \\(case-[a-z]+\\) but was '(.*)'");

  private MisuseSentence() {}

  /// @param parent whether the command expects a subcommand
  static String of(String message, boolean parent) {
    return Stream.of(
            replaced(TOO_FEW, message, MisuseSentence::tooFew),
            replaced(WITHOUT_VALUE, message, MisuseSentence::withoutValue),
            replaced(MISSING, message, found -> missing(names(found.group(1)))),
            replaced(UNKNOWN_OPTION, message, found -> "there is no option " + found.group(1)),
            replaced(UNEXPECTED, message, found -> unexpected(found, parent)))
        .flatMap(List::stream)
        .findFirst()
        .orElseGet(() -> badValue(message));
  }

  private static String badValue(String message) {
    String value = VALUE.matcher(message).replaceFirst("$1$2: ");
    return NO_CHOICE.matcher(value).replaceFirst(MisuseSentence::noChoice);
  }

  private static String noChoice(MatchResult found) {
    String choices = found.group(1).toLowerCase(Locale.ROOT);
    return Matcher.quoteReplacement("there is no '" + found.group(2) + "', only " + choices);
  }

  private interface Sentence {
    String of(MatchResult found);
  }

  private static List<String> replaced(Pattern pattern, String message, Sentence sentence) {
    Matcher matcher = pattern.matcher(message);
    return matcher.matches() ? List.of(sentence.of(matcher)) : List.of();
  }

  /// The sentence about missing words; the words of a label stand for the expected values, in this
  /// order.
  private static String tooFew(MatchResult found) {
    List<String> expected = List.of(found.group(2).split(" "));
    int given = found.group(3) == null ? 0 : Integer.parseInt(found.group(3));
    return missing(expected.subList(Math.min(given, expected.size() - 1), expected.size()));
  }

  private static List<String> names(String quoted) {
    return Stream.of(quoted.split(", ")).map(name -> name.replaceAll("['<>]", "")).toList();
  }

  private static String missing(List<String> names) {
    return String.join(" and ", names) + (names.size() == 1 ? " is missing" : " are missing");
  }

  private static String withoutValue(MatchResult found) {
    String label = found.group(2) == null ? "" : ", " + found.group(2);
    String instead = found.group(3) == null ? "" : ", not '" + found.group(3) + "'";
    return found.group(1) + " needs a value" + label + instead;
  }

  private static String unexpected(MatchResult found, boolean parent) {
    if (parent) {
      return "there is no command " + found.group(1).split(", ", 2)[0];
    }
    boolean one = !found.group(1).contains("', '");
    return found.group(1) + (one ? " was not expected here" : " were not expected here");
  }
}
