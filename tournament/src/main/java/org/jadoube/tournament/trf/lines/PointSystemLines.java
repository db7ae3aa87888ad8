package org.jadoube.tournament.trf.lines;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.ScoredResult;
import org.jadoube.tournament.trf.record.TrfPoints;

/// The point systems (162 and 362): a symbol and points every nine columns.
final class PointSystemLines {
  private static final int POINTS = 7;
  private static final int WIDTH = 4;
  private static final int STEP = 9;

  private PointSystemLines() {}

  static Optional<HeadingRecord.PointSystem> games(Columns columns) {
    return read(columns, ScoredResult.class, Enum::name).map(HeadingRecord.PointSystem::new);
  }

  static Optional<HeadingRecord.MatchPointSystem> matches(Columns columns) {
    return read(columns, Score.class, PointSystemLines::symbol)
        .map(HeadingRecord.MatchPointSystem::new);
  }

  /// Of a result of a match: `TW`, `TD`, `TL`.
  private static String symbol(Score match) {
    return "T" + match.name().charAt(0);
  }

  /// The symbol may be in either of the two columns before the points. Empty if one of them cannot
  /// be read, or stands elsewhere: a wrong point system is worse than none.
  private static <K extends Enum<K>> Optional<Map<K, TrfPoints>> read(
      Columns columns, Class<K> type, Function<K, String> symbols) {
    Map<K, TrfPoints> points = new EnumMap<>(type);
    boolean whole = isBlank(columns, 4, POINTS - 3);
    for (int at = POINTS; at - 2 <= columns.line().length(); at += STEP) {
      whole &= isBlank(columns, at + WIDTH, at + STEP - 3);
      boolean said = !columns.line().raw(at - 2, at + WIDTH - 1).isBlank();
      whole &= !said || readOne(columns, at, type, symbols, points);
    }
    return whole ? Optional.of(points) : Optional.empty();
  }

  private static boolean isBlank(Columns columns, int from, int to) {
    boolean blank = columns.line().raw(from, to).isBlank();
    if (!blank) {
      columns.line().depart(from, to, "blanks between a symbol with its points and the next");
    }
    return blank;
  }

  private static <K extends Enum<K>> boolean readOne(
      Columns columns,
      int at,
      Class<K> type,
      Function<K, String> symbols,
      Map<K, TrfPoints> points) {
    Optional<K> symbol = columns.choice(at - 2, at - 1, type.getEnumConstants(), symbols);
    Optional<TrfPoints> worth = columns.points(at, at + WIDTH - 1);
    if (columns.line().raw(at - 2, at - 1).isBlank() || columns.line().raw(at, at + 3).isBlank()) {
      columns.line().depart(at - 2, at + WIDTH - 1, "a symbol and its points");
    }
    symbol.ifPresent(result -> worth.ifPresent(value -> points.put(result, value)));
    return symbol.isPresent() && worth.isPresent();
  }

  static String write(HeadingRecord.PointSystem system) {
    return write("162", system.points(), Enum::name);
  }

  static String write(HeadingRecord.MatchPointSystem system) {
    return write("362", system.points(), PointSystemLines::symbol);
  }

  private static <K extends Enum<K>> String write(
      String code, Map<K, TrfPoints> points, Function<K, String> symbols) {
    Row row = new Row(code);
    int at = POINTS;
    for (Map.Entry<K, TrfPoints> each : points.entrySet()) {
      row.right(at - 1, symbols.apply(each.getKey()))
          .right(at + WIDTH - 1, each.getValue().toString());
      at += STEP;
    }
    return row.toString();
  }
}
