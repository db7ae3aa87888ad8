package org.jadoube.tournament.trf.lines;

import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.tiebreak.TieBreakList;
import org.jadoube.tournament.trf.record.CountField;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.RankMethod;
import org.jadoube.tournament.trf.record.TieBreakField;

/// The records about the tournament.
final class HeadingLines {
  private static final int TEXT = 5;
  private static final int MOST = 9999;
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu/MM/dd", Locale.ROOT);

  private HeadingLines() {}

  static HeadingRecord.Text text(HeadingField field, Columns columns) {
    HeadingRecord.Text text = new HeadingRecord.Text(field, rest(columns));
    if (field == HeadingField.START_DATE || field == HeadingField.END_DATE) {
      tellDay(text, columns.line());
    }
    return text;
  }

  /// A day in another form is told with what it was read as.
  private static void tellDay(HeadingRecord.Text text, Line line) {
    String read = text.day().map(DAY::format).orElse("");
    if (!text.text().equals(read)) {
      line.depart(
          TEXT,
          line.length(),
          "a date as YYYY/MM/DD" + (read.isEmpty() ? "" : "; read as " + read));
    }
  }

  /// Everything after the code; a missing blank before it is told.
  private static String rest(Columns columns) {
    Line line = columns.line();
    int from = line.isBlank(TEXT - 1) ? TEXT : TEXT - 1;
    if (from < TEXT) {
      line.depart(from, from, "a blank between the code and the text");
    }
    return columns.text(from, line.length());
  }

  static Optional<HeadingRecord.Count> count(CountField field, Columns columns) {
    OptionalInt number = columns.needed(4, columns.line().length(), 0, MOST, "a number");
    return number.stream().mapToObj(n -> new HeadingRecord.Count(field, n)).findFirst();
  }

  static Optional<HeadingRecord.InitialColour> initialColour(Columns columns) {
    return columns
        .choice(4, columns.line().length(), Colour.values(), HeadingLines::letter)
        .map(HeadingRecord.InitialColour::new);
  }

  private static String letter(Colour colour) {
    return colour == Colour.WHITE ? "W" : "B";
  }

  static Optional<HeadingRecord.StartingRanks> startingRanks(Columns columns) {
    String federation = columns.text(5, 7);
    return columns
        .choice(9, columns.line().length(), RankMethod.values(), RankMethod::name)
        .map(method -> new HeadingRecord.StartingRanks(federation, method));
  }

  /// Unknown codes are told and kept.
  static HeadingRecord.TieBreaks tieBreaks(TieBreakField field, Columns columns) {
    Line line = columns.line();
    String said = line.raw(TEXT - 1, line.length());
    for (TextFault unknown : TieBreakList.read(said).unknown()) {
      int from = TEXT - 1 + said.codePointCount(0, unknown.offset());
      int length = unknown.found().codePointCount(0, unknown.found().length());
      line.depart(from, from + length - 1, unknown.expected());
    }
    List<String> codes =
        Arrays.stream(rest(columns).split("[\\s,]+"))
            .filter(code -> !code.isEmpty() && code.length() <= 40)
            .toList();
    return new HeadingRecord.TieBreaks(field, codes);
  }

  static HeadingRecord.BoardColours boardColours(Columns columns) {
    String letters = rest(columns);
    if (!letters.matches("[WB]{0,999}")) {
      columns.line().depart(TEXT, columns.line().length(), "W and B, one for each board");
    }
    return new HeadingRecord.BoardColours(
        letters
            .toUpperCase(Locale.ROOT)
            .chars()
            .limit(999)
            .filter(letter -> letter == 'W' || letter == 'B')
            .mapToObj(letter -> letter == 'W' ? Colour.WHITE : Colour.BLACK)
            .toList());
  }

  static String write(HeadingRecord record) {
    return switch (record) {
      case HeadingRecord.Text(HeadingField field, String text) -> row(field.code(), text);
      case HeadingRecord.Count(CountField field, int number) -> row(field.code(), "" + number);
      case HeadingRecord.RoundDates dates -> DateLine.write(dates);
      case HeadingRecord.InitialColour(Colour colour) -> row("152", letter(colour));
      case HeadingRecord.PointSystem system -> PointSystemLines.write(system);
      case HeadingRecord.MatchPointSystem system -> PointSystemLines.write(system);
      case HeadingRecord.StartingRanks(String federation, RankMethod method) ->
          new Row("172").at(5, federation).at(9, method.name()).toString();
      case HeadingRecord.TieBreaks(TieBreakField field, List<String> codes) ->
          row(field.code(), String.join(",", codes));
      case HeadingRecord.BoardColours(List<Colour> colours) ->
          row("352", String.join("", colours.stream().map(HeadingLines::letter).toList()));
    };
  }

  private static String row(String code, String text) {
    return new Row(code).at(TEXT, text).toString();
  }
}
