package org.jadoube.audit.condition;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// The type of a tag's value, which decides how it is compared.
public enum TagKind {
  NUMBER("a number", ".*(Elo|USCF|Rating|Diff|FideId|Count|Board)", ValueReader::number),
  DATE("a date such as 2020, 2020.06 or 2020.06.15", ".*Date", ValueReader::date),
  TIME("a time such as 18:30", "(UTC|Start|End)?Time", ValueReader::time),
  ROUND("a round such as 3 or 3.1", "Round", ValueReader::round),
  OPENING("a code from A00 to E99", "ECO", ValueReader::opening),
  TIME_CONTROL(
      "a time control such as 600+5, in seconds", "TimeControl", ValueReader::timeForSixtyMoves),
  RESULT("a result", "Result", _ -> Optional.empty()),
  TEXT("text", ".*", _ -> Optional.empty());

  private final String description;
  private final Pattern names;

  @SuppressWarnings("ImmutableEnumChecker") // a stateless function
  private final Function<String, Optional<TagRange>> reader;

  TagKind(String description, String names, Function<String, Optional<TagRange>> reader) {
    this.description = description;
    this.names = Pattern.compile(names);
    this.reader = reader;
  }

  /// The kind of the tag of that name.
  public static TagKind of(String name) {
    return Arrays.stream(values())
        .filter(kind -> kind.names.matcher(name).matches())
        .findFirst()
        .orElse(TEXT);
  }

  /// The kind of the tag of that name. If that is text but `value` is a number to be ordered, it is
  /// NUMBER.
  static TagKind of(String name, Operator operator, String value) {
    TagKind kind = of(name);
    boolean number = operator.ordering() && NUMBER.extent(value).isPresent();
    return kind == TEXT && number ? NUMBER : kind;
  }

  /// Whether its values are ranges of something ordered.
  public boolean ordered() {
    return this != TEXT && this != RESULT;
  }

  /// A description in words.
  String description() {
    return description;
  }

  /// Whether everything that `value` can stand for comes after everything that `other` can.
  boolean isBehind(String value, String other) {
    return extent(other)
        .flatMap(end -> extent(value).map(start -> end.isBefore(start)))
        .orElse(false);
  }

  /// The range `value` can stand for; empty if it is not of this kind.
  public Optional<TagRange> extent(String value) {
    return reader.apply(value.strip());
  }
}
