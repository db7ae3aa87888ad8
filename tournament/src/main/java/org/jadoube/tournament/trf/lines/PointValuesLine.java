package org.jadoube.tournament.trf.lines;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.trf.record.ExtensionRecord.PointValues;
import org.jadoube.tournament.trf.record.PointCode;
import org.jadoube.tournament.trf.record.TrfPoints;

/// The points that results give, as JaVaFo reads them (XXS): `CODE=VALUE` and so on.
final class PointValuesLine {
  private PointValuesLine() {}

  /// Empty if a value cannot be kept: a wrong point system is worse than none.
  static Optional<PointValues> read(Columns columns) {
    List<PointValues.Value> values = new ArrayList<>();
    List<String> words = ExtensionLines.words(columns);
    words.forEach(word -> value(word).ifPresent(values::add));
    if (values.size() < words.size()) {
      columns.line().depart(5, columns.line().length(), "CODE=VALUE, for instance WW=1 BD=.5");
      return Optional.empty();
    }
    return Optional.of(new PointValues(values));
  }

  private static Optional<PointValues.Value> value(String word) {
    String[] sides = word.split("=", 2);
    if (sides.length < 2) {
      return Optional.empty();
    }
    Optional<TrfPoints> points =
        TrfPoints.read(sides[1]).filter(value -> value.tenths() >= 0 && value.tenths() <= 999);
    return PointCode.named(sides[0])
        .flatMap(code -> points.map(value -> new PointValues.Value(code, value)));
  }

  static String write(PointValues values) {
    StringBuilder text = new StringBuilder("XXS");
    for (PointValues.Value value : values.values()) {
      text.append(' ').append(value.code()).append('=').append(value.points());
    }
    return text.toString();
  }
}
