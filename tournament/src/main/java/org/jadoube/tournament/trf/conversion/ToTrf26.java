package org.jadoube.tournament.trf.conversion;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord.Text;
import org.jadoube.tournament.trf.record.TeamRecord.Roster;
import org.jadoube.tournament.trf.record.TeamRecord.Team;
import org.jadoube.tournament.trf.record.TrfRecord;

/// The records of TRF26, apart from settings and players: teams get numbers, dates their form.
final class ToTrf26 {
  /// The forms that can mean one day only.
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})");

  private static final Pattern DAY_FIRST = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})");

  private final List<TrfLoss> losses;
  private final List<TrfRecord> records = new ArrayList<>();
  private int teams;

  private ToTrf26(List<TrfLoss> losses) {
    this.losses = losses;
  }

  static List<TrfRecord> records(List<TrfRecord> others, List<TrfLoss> losses) {
    ToTrf26 conversion = new ToTrf26(losses);
    others.forEach(conversion::convert);
    return conversion.records;
  }

  private void convert(TrfRecord record) {
    switch (record) {
      case Roster roster -> records.add(team(roster));
      case Text(HeadingField field, String text) when isDate(field) ->
          records.add(new Text(field, date(field, text)));
      default -> records.add(record);
    }
  }

  private static boolean isDate(HeadingField field) {
    return field == HeadingField.START_DATE || field == HeadingField.END_DATE;
  }

  private String date(HeadingField field, String text) {
    Optional<String> date = date(text);
    if (date.isEmpty() && !text.isEmpty()) {
      losses.add(new TrfLoss(field.code(), "\"" + text + "\" stays: TRF26 wants YYYY/MM/DD"));
    }
    return date.orElse(text);
  }

  private static Optional<String> date(String text) {
    Matcher yearFirst = YEAR_FIRST.matcher(text);
    if (yearFirst.matches()) {
      return date(yearFirst, 1, 2, 3);
    }
    Matcher dayFirst = DAY_FIRST.matcher(text);
    return dayFirst.matches() ? date(dayFirst, 3, 2, 1) : Optional.empty();
  }

  private static Optional<String> date(Matcher found, int year, int month, int day) {
    try {
      LocalDate date = LocalDate.of(number(found, year), number(found, month), number(found, day));
      return Optional.of(
          String.format(
              Locale.ROOT,
              "%04d/%02d/%02d",
              date.getYear(),
              date.getMonthValue(),
              date.getDayOfMonth()));
    } catch (DateTimeException noSuchDay) {
      return Optional.empty();
    }
  }

  private static int number(Matcher found, int group) {
    return Integer.parseInt(found.group(group));
  }

  /// Numbered as they come, because 013 stands in the order of registration.
  private TrfRecord team(Roster roster) {
    teams++;
    if (teams > 999) {
      losses.add(new TrfLoss("013", "teams beyond the 999th stay as they are"));
      return roster;
    }
    return new Team(
        teams,
        roster.name(),
        "",
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        roster.players());
  }
}
