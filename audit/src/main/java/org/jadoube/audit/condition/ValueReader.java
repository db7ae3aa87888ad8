package org.jadoube.audit.condition;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.notation.pgn.time.PgnTimeControl;

/// Reads tag values as the range they can stand for; empty if they are malformed.
final class ValueReader {
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,18}(\\.[0-9]{1,18})?");
  private static final Pattern DATE =
      Pattern.compile("([0-9?]{4})(?:[./-]([0-9?]{1,2})(?:[./-]([0-9?]{1,2}))?)?");
  private static final Pattern TIME =
      Pattern.compile("([0-9?]{1,2})(?::([0-9?]{2})(?::([0-9?]{2})(?:\\.[0-9]+)?)?)?");
  private static final Pattern ROUND =
      Pattern.compile("([0-9]{1,5})(?:\\.([0-9]{1,5})(?:\\.([0-9]{1,5}))?)?");
  private static final Pattern OPENING =
      Pattern.compile("([A-E])([0-9])?([0-9])?(?:[^0-9].*)?", Pattern.CASE_INSENSITIVE);

  private static final List<Bounds> YEAR_MONTH_DAY =
      List.of(new Bounds(0, 9999), new Bounds(1, 12), new Bounds(1, 31));
  private static final List<Bounds> HOUR_MINUTE_SECOND =
      List.of(new Bounds(0, 23), new Bounds(0, 59), new Bounds(0, 59));
  private static final List<Bounds> ROUND_GAME_BOARD =
      List.of(new Bounds(0, 99_999), new Bounds(0, 99_999), new Bounds(0, 99_999));
  private static final List<Bounds> CODE =
      List.of(new Bounds(0, 4), new Bounds(0, 9), new Bounds(0, 9));

  private static final int PART = 100_000;
  private static final int MOVES = 60;

  private record Bounds(int least, int greatest) {
    boolean hold(int value) {
      return value >= least && value <= greatest;
    }
  }

  private ValueReader() {}

  static Optional<TagRange> number(String text) {
    return NUMBER.matcher(text).matches()
        ? Optional.of(TagRange.of(new BigDecimal(text)))
        : Optional.empty();
  }

  /// `2020.06.15`; some programs also write `0` for unknown parts.
  static Optional<TagRange> date(String text) {
    Matcher date = DATE.matcher(text.replaceAll("\\b0{1,2}\\b", "?"));
    return text.startsWith("0000") ? Optional.empty() : parts(date, YEAR_MONTH_DAY);
  }

  /// `18:30:00`
  static Optional<TagRange> time(String text) {
    return parts(TIME.matcher(text), HOUR_MINUTE_SECOND);
  }

  /// `3`, or `3.1` with the game or board.
  static Optional<TagRange> round(String text) {
    return parts(ROUND.matcher(text), ROUND_GAME_BOARD);
  }

  /// `B20`, or its beginning; a suffix subdivides the code.
  static Optional<TagRange> opening(String text) {
    return parts(OPENING.matcher(text), CODE);
  }

  /// The range given by the parts of a value, most significant first. From the first part that is
  /// missing or unknown on, everything is possible.
  private static Optional<TagRange> parts(Matcher text, List<Bounds> bounds) {
    if (!text.matches() || text.group(1).replace("?", "").isEmpty()) {
      return Optional.empty();
    }
    long least = 0;
    long greatest = 0;
    boolean known = true;
    for (int i = 0; i < bounds.size(); i++) {
      Bounds within = bounds.get(i);
      String part = known ? text.group(i + 1) : null;
      int from = part == null ? within.least : value(part, '0');
      int to = part == null ? within.greatest : value(part, '9');
      known = part != null && from == to;
      if (known && !within.hold(from)) {
        return Optional.empty();
      }
      least = PART * least + Math.max(from, within.least);
      greatest = PART * greatest + Math.min(to, within.greatest);
    }
    return Optional.of(TagRange.of(least, greatest));
  }

  private static int value(String part, char unknown) {
    char letter = Character.toUpperCase(part.charAt(0));
    return Character.isLetter(letter) ? letter - 'A' : Integer.parseInt(part.replace('?', unknown));
  }

  /// A player's time for sixty moves, in seconds, which is how the Laws compare time controls.
  static Optional<TagRange> timeForSixtyMoves(String text) {
    return PgnTimeControl.read(text).valueIfAny().flatMap(ValueReader::timeForSixtyMoves);
  }

  private static Optional<TagRange> timeForSixtyMoves(PgnTimeControl control) {
    return control instanceof PgnTimeControl.Timed(List<PgnTimeControl.Period> periods)
        ? Optional.of(TagRange.of(seconds(periods)))
        : Optional.empty();
  }

  /// A last period with a number of moves repeats.
  private static BigDecimal seconds(List<PgnTimeControl.Period> periods) {
    Duration time = Duration.ZERO;
    int left = MOVES;
    for (int i = 0; left > 0 || i < periods.size(); i++) {
      PgnTimeControl.Period period = periods.get(Math.min(i, periods.size() - 1));
      int moves = Math.min(left, period.moves().orElse(left));
      time = time.plus(period.time()).plus(period.added().multipliedBy(moves));
      left -= moves;
    }
    return BigDecimal.valueOf(time.toMillis(), 3);
  }
}
