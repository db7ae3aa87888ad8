package org.jadoube.cli.audit.page;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The year in which a game was played.
final class GameYear {
  private static final Pattern DATED = Pattern.compile("\\d{4}(\\..*)?");

  /// Years beyond these are mistakes, which have findings of their own.
  private static final int FIRST = 1475;

  private static final int LAST = 2100;

  private GameYear() {}

  /// Empty if the game has no date, or none that can be true.
  static Optional<Integer> of(Map<String, String> tags) {
    return Optional.ofNullable(tags.get("Date"))
        .filter(date -> DATED.matcher(date).matches())
        .map(date -> Integer.valueOf(date.substring(0, 4)))
        .filter(year -> year >= FIRST && year <= LAST);
  }
}
