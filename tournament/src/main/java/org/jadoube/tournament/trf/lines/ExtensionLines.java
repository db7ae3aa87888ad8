package org.jadoube.tournament.trf.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.trf.record.EnginePoints;
import org.jadoube.tournament.trf.record.ExtensionRecord;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Lines that pairing engines read beyond TRF16.
final class ExtensionLines {
  private static final int MOST = 9999;
  private static final int MOST_ROUNDS = 999;

  private ExtensionLines() {}

  static Optional<ExtensionRecord.RoundCount> roundCount(Columns columns) {
    return columns.needed(4, columns.line().length(), 1, MOST_ROUNDS, "the rounds").stream()
        .mapToObj(ExtensionRecord.RoundCount::new)
        .findFirst();
  }

  static ExtensionRecord.Configuration configuration(Columns columns) {
    List<String> words = words(columns);
    if (!List.of("rank", "white1", "black1").containsAll(words)) {
      columns.line().depart(5, columns.line().length(), "rank, white1 or black1");
    }
    Optional<Colour> colour =
        words.contains("white1")
            ? Optional.of(Colour.WHITE)
            : words.contains("black1") ? Optional.of(Colour.BLACK) : Optional.empty();
    return new ExtensionRecord.Configuration(words.contains("rank"), colour);
  }

  static List<String> words(Columns columns) {
    String text = columns.text(4, columns.line().length());
    return Arrays.stream(text.split("[\\s,;]+")).filter(word -> !word.isEmpty()).toList();
  }

  static Optional<ExtensionRecord.PlayerAcceleration> acceleration(Columns columns) {
    OptionalInt player = columns.needed(5, 8, 1, MOST, "a starting rank");
    List<TrfPoints> points = new ArrayList<>();
    for (int at = 10; at <= columns.line().length() && points.size() < MOST_ROUNDS; at += 5) {
      points.add(columns.points(at, at + 3).orElse(TrfPoints.ZERO));
    }
    return player.stream()
        .mapToObj(number -> new ExtensionRecord.PlayerAcceleration(number, points))
        .findFirst();
  }

  static ExtensionRecord.ForbiddenPairs forbidden(Columns columns) {
    return new ExtensionRecord.ForbiddenPairs(columns.freeNumbers(4, 1, MOST, "starting ranks"));
  }

  static ExtensionRecord.Absent absent(Columns columns) {
    return new ExtensionRecord.Absent(columns.freeNumbers(4, 1, MOST, "starting ranks"));
  }

  static Optional<ExtensionRecord.EngineValue> value(EnginePoints kind, Columns columns) {
    String text = columns.text(4, columns.line().length());
    Optional<TrfPoints> points =
        TrfPoints.read(text).filter(value -> value.tenths() >= 0 && value.tenths() <= 999);
    if (points.isEmpty()) {
      columns.line().depart(5, columns.line().length(), "points like 11.5");
    }
    return points.map(value -> new ExtensionRecord.EngineValue(kind, value));
  }

  static String write(ExtensionRecord record) {
    return switch (record) {
      case ExtensionRecord.RoundCount(int rounds) -> "XXR " + rounds;
      case ExtensionRecord.Configuration configuration -> write(configuration);
      case ExtensionRecord.PlayerAcceleration(int player, List<TrfPoints> points) -> {
        Row row = new Row("XXA").right(8, player);
        for (int i = 0; i < points.size(); i++) {
          row.right(13 + 5 * i, points.get(i).toString());
        }
        yield row.toString();
      }
      case ExtensionRecord.PointValues values -> PointValuesLine.write(values);
      case ExtensionRecord.EngineValue(EnginePoints kind, TrfPoints points) ->
          new Row(kind.code()).right(8, points.toString()).toString();
      case ExtensionRecord.ForbiddenPairs(List<Integer> players) -> list("XXP", players);
      case ExtensionRecord.Absent(List<Integer> players) -> list("XXZ", players);
    };
  }

  private static String write(ExtensionRecord.Configuration configuration) {
    StringBuilder text = new StringBuilder("XXC");
    if (configuration.byRank()) {
      text.append(" rank");
    }
    configuration
        .firstColour()
        .ifPresent(colour -> text.append(colour == Colour.WHITE ? " white1" : " black1"));
    return text.toString();
  }

  private static String list(String code, List<Integer> numbers) {
    StringBuilder text = new StringBuilder(code);
    numbers.forEach(number -> text.append(' ').append(number));
    return text.toString();
  }
}
