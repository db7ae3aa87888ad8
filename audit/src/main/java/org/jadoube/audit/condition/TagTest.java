package org.jadoube.audit.condition;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.notation.pgn.PgnResult;

/// A condition on a tag: `White=Carlsen, Magnus`, `Event~Olympiad`, `WhiteElo>=2500`.
///
/// @param kind the type of value to compare
/// @param wanted the range `value` stands for; empty if it is not of that kind
record TagTest(
    String name, Operator operator, String value, TagKind kind, Optional<TagRange> wanted)
    implements Condition {
  private static final String NOT_KNOWN = "?";

  static TagTest of(String name, Operator operator, String value) {
    TagKind kind = TagKind.of(name, operator, value);
    return new TagTest(name, operator, value, kind, kind.extent(value));
  }

  /// Whether a game with these tags matches. One without the tag only matches `!=`. Unknown if the
  /// value cannot be compared (`?` with a rating), or not with certainty (`2020.??.??` with a
  /// month).
  Truth holds(Map<String, String> tags) {
    String found = tags.get(name);
    if (found == null) {
      return operator.ordering() ? Truth.UNKNOWN : Truth.of(operator == Operator.NOT_EQUAL);
    }
    return operator == Operator.CONTAINS ? text(found) : compared(found.strip());
  }

  private Truth compared(String found) {
    return switch (kind) {
      case RESULT -> Truth.of(operator.test(result(found), result(value)));
      case TIME_CONTROL -> operator.ordering() ? among(found) : text(found);
      case TEXT -> operator.ordering() && isUnknown(found) ? Truth.UNKNOWN : text(found);
      case NUMBER, DATE, TIME, ROUND, OPENING -> among(found);
    };
  }

  private Truth among(String found) {
    return wanted
        .map(it -> kind.extent(found).map(has -> operator.test(has, it)).orElse(Truth.UNKNOWN))
        .orElseGet(() -> text(found));
  }

  private Truth text(String found) {
    return Truth.of(operator.test(found, value));
  }

  private static boolean isUnknown(String found) {
    return found.isEmpty() || found.equals(NOT_KNOWN);
  }

  /// `½-½` is `1/2-1/2`.
  private static String result(String text) {
    return PgnResult.of(text).map(PgnResult::text).orElse(text);
  }

  @Override
  public Truth of(ExaminedGame game) {
    return holds(game.tags());
  }

  @Override
  public Stream<String> doubts(ExaminedGame game) {
    return Stream.of(name);
  }

  @Override
  public Stream<String> tags() {
    return Stream.of(name);
  }
}
