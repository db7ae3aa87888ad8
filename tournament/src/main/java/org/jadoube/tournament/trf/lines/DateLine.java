package org.jadoube.tournament.trf.lines;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.tournament.trf.record.HeadingRecord;

/// The dates of the rounds (132), `YY/MM/DD` above the players' rounds.
final class DateLine {
  private static final int FIRST = 92;
  private static final int STEP = 10;
  private static final int WIDTH = 8;
  private static final int CENTURY = 2000;
  private static final Pattern FORM = Pattern.compile("(?:20)?(\\d\\d)[/.-](\\d\\d)[/.-](\\d\\d)");

  private DateLine() {}

  static HeadingRecord.RoundDates read(Columns columns) {
    List<Optional<LocalDate>> dates = new ArrayList<>();
    if (columns.line().raw(4, FIRST - 1).isBlank()) {
      for (int at = FIRST; at <= columns.line().length(); at += STEP) {
        dates.add(date(columns, at));
      }
    } else {
      columns.line().depart(4, FIRST - 1, "the date of the first round in columns 92–99");
      dates.addAll(words(columns));
    }
    return new HeadingRecord.RoundDates(dates);
  }

  private static Optional<LocalDate> date(Columns columns, int at) {
    String text = columns.text(at, at + WIDTH - 1);
    Optional<LocalDate> date = read(text);
    if (!text.isEmpty() && !date.filter(day -> spelled(day).equals(text)).isPresent()) {
      columns.line().depart(at, at + WIDTH - 1, "a date as YY/MM/DD");
    }
    return date;
  }

  /// Dates that are not in their columns, one after the other.
  private static List<Optional<LocalDate>> words(Columns columns) {
    String text = columns.text(4, columns.line().length());
    return Pattern.compile("\\s+").splitAsStream(text).limit(999).map(DateLine::read).toList();
  }

  private static Optional<LocalDate> read(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          LocalDate.of(
              CENTURY + Integer.parseInt(form.group(1)),
              Integer.parseInt(form.group(2)),
              Integer.parseInt(form.group(3))));
    } catch (DateTimeException noSuchDay) {
      return Optional.empty();
    }
  }

  private static String spelled(LocalDate day) {
    return String.format(
        Locale.ROOT,
        "%02d/%02d/%02d",
        day.getYear() % 100,
        day.getMonthValue(),
        day.getDayOfMonth());
  }

  static String write(HeadingRecord.RoundDates dates) {
    Row row = new Row("132");
    for (int i = 0; i < dates.dates().size(); i++) {
      Optional<LocalDate> date = dates.dates().get(i);
      row.right(FIRST + STEP * i + WIDTH - 1, date.map(DateLine::spelled));
    }
    return row.toString();
  }
}
