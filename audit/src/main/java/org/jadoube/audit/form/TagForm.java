package org.jadoube.audit.form;

import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jadoube.notation.pgn.PgnResult;

/// The format of a tag's value (PGN standard, 8.1 and 9). A question mark means unknown in any tag;
/// an empty value does so in optional tags.
///
/// @param test whether a value is well formed
/// @param expected a description of such values
public record TagForm(Predicate<String> test, String expected) {
  /// Of a year perhaps only the first digits are known.
  private static final Pattern DATE =
      Pattern.compile("(?=.{4}\\.)(\\d*\\?*)\\.(\\d\\d|\\?\\?)\\.(\\d\\d|\\?\\?)");

  /// The oldest recorded game with today's moves is from about 1475.
  private static final int FIRST_YEAR = 1450;

  /// Years up to this one are possible even if the machine's clock is wrong.
  private static final int THIS_YEAR_OR_EARLIER = 2026;

  private static final int MOST_MONTHS = 12;

  private static final List<String> TERMINATIONS =
      List.of(
          "abandoned",
          "adjudication",
          "death",
          "emergency",
          "normal",
          "rules infraction",
          "time forfeit",
          "unterminated");

  private static final TagForm SOMETHING = new TagForm(value -> !value.isBlank(), "something");
  private static final TagForm ON_DAY =
      new TagForm(TagForm::isDate, "a date such as 2026.11.21, with ?? for unknown parts");
  private static final TagForm AT_TIME =
      matching("([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d", "a time such as 18:30:00");
  private static final TagForm RATING =
      matching("[0-4]?\\d{1,3}|-", "a rating below 5000, or - for none");
  private static final TagForm ROUND =
      new TagForm(
          Pattern.compile("(\\d+|\\?)(\\.(\\d+|\\?))*|-").asMatchPredicate(),
          "whole numbers with dots in between, such as 3 or 3.2, or - if there are no rounds");
  private static final TagForm SET_UP = matching("[01]", "0 or 1");
  private static final TagForm NUMBER = matching("\\d+", "a number");
  private static final TagForm OPENING = matching("[A-E]\\d\\d.*", "a code from A00 to E99");
  private static final TagForm RESULT =
      new TagForm(
          value -> PgnResult.of(value).filter(result -> result.text().equals(value)).isPresent(),
          "1-0, 0-1, 1/2-1/2 or *");
  private static final TagForm ENDING =
      new TagForm(
          value -> TERMINATIONS.stream().anyMatch(value::equalsIgnoreCase),
          "one of " + String.join(", ", TERMINATIONS));

  private static final Map<String, TagForm> BY_NAME =
      Map.ofEntries(
          Map.entry("Event", SOMETHING),
          Map.entry("Site", SOMETHING),
          Map.entry("Round", ROUND),
          Map.entry("White", SOMETHING),
          Map.entry("Black", SOMETHING),
          Map.entry("Date", ON_DAY),
          Map.entry("UTCDate", ON_DAY),
          Map.entry("EventDate", ON_DAY),
          Map.entry("Time", AT_TIME),
          Map.entry("UTCTime", AT_TIME),
          Map.entry("WhiteElo", RATING),
          Map.entry("BlackElo", RATING),
          Map.entry("Result", RESULT),
          Map.entry("SetUp", SET_UP),
          Map.entry("PlyCount", NUMBER),
          Map.entry("ECO", OPENING),
          Map.entry("Termination", ENDING));

  private static TagForm matching(String pattern, String expected) {
    return new TagForm(Pattern.compile(pattern + "|").asMatchPredicate(), expected);
  }

  /// The format of the tag of that name, if it has one.
  public static Optional<TagForm> of(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /// Whether `value` has this form, or is unknown.
  public boolean fits(String value) {
    return value.equals("?") || test.test(value);
  }

  /// The remark about a value that does not fit.
  public String complaint(String name, String value) {
    return "found \"" + value + "\" as " + name + ", expected " + expected;
  }

  /// Whether the date exists in a possible year. An unknown month may have a 31st, and an unknown
  /// year a 29 February.
  private static boolean isDate(String value) {
    Matcher date = DATE.matcher(value);
    return date.matches()
        && years(date.group(1)).anyMatch(year -> isDay(year, part(date, 2), part(date, 3)));
  }

  private static IntStream years(String year) {
    int first = Integer.parseInt(year.replace('?', '0'));
    int last = Integer.parseInt(year.replace('?', '9'));
    return IntStream.rangeClosed(Math.max(first, FIRST_YEAR), Math.min(last, lastYear()));
  }

  /// A month or a day; an unknown one counts as the first.
  private static int part(Matcher date, int group) {
    String text = date.group(group);
    return Integer.parseInt(text.startsWith("?") ? "01" : text);
  }

  /// Whether a game may be of that year.
  static boolean isYear(int year) {
    return year >= FIRST_YEAR && year <= lastYear();
  }

  /// Next year, since some games are announced in advance.
  private static int lastYear() {
    return Math.max(THIS_YEAR_OR_EARLIER, Year.now(ZoneOffset.UTC).getValue()) + 1;
  }

  private static boolean isDay(int year, int month, int day) {
    return month >= 1 && month <= MOST_MONTHS && YearMonth.of(year, month).isValidDay(day);
  }
}
