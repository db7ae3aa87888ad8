package org.jadoube.audit.archive;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A row of a Parquet file as a game in PGN. The column `movetext` has the moves; every other one
/// is a tag of its name, as in the public data set of Lichess's games. That set has no columns for
/// date and round. They become what they are in Lichess's PGN: the date in UTC, and `-`.
final class ParquetGame {
  /// The tag a game begins with, wherever its column stands.
  private static final String FIRST = "Event";

  /// The column with the moves.
  static final String MOVETEXT = "movetext";

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

  private ParquetGame() {}

  /// The game in `row`, which maps columns to values.
  static String pgn(Map<?, ?> row) {
    StringBuilder text = new StringBuilder(tag(FIRST, row.get(FIRST)));
    row.forEach((name, value) -> {
      if (!name.equals(FIRST) && !name.equals(MOVETEXT)) {
        text.append(tag(name, value));
      }
    });
    Object day = row.get("UTCDate");
    if (day != null && !row.containsKey("Date")) {
      text.append(tag("Date", day)).append(row.containsKey("Round") ? "" : tag("Round", "-"));
    }
    Object moves = row.get(MOVETEXT);
    return text.append('\n').append(moves == null ? "" : moves).append("\n\n").toString();
  }

  private static String tag(Object name, @Nullable Object value) {
    return value == null ? "" : "[" + name + " \"" + escaped(text(value)) + "\"]\n";
  }

  private static String text(Object value) {
    return switch (value) {
      case LocalDate date -> date.format(DATE);
      case LocalTime time -> time.format(TIME);
      default -> value.toString();
    };
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace("\"", "\\\"");
  }
}
