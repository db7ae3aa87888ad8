package org.jadoube.tournament.trf.conversion;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord.Text;
import org.jadoube.tournament.trf.record.TeamRecord.Roster;
import org.jadoube.tournament.trf.record.TeamRecord.Team;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfRecord;

/// The records of TRF26, apart from settings and players: teams get numbers, dates their form.
final class ToTrf26 {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu/MM/dd", Locale.ROOT);

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
      case Text text when isDate(text.field()) -> records.add(dated(text));
      default -> records.add(record);
    }
  }

  private static boolean isDate(HeadingField field) {
    return field == HeadingField.START_DATE || field == HeadingField.END_DATE;
  }

  private Text dated(Text said) {
    Optional<LocalDate> day = said.day();
    if (day.isEmpty() && !said.text().isEmpty()) {
      losses.add(
          new TrfLoss(
              said.field().code(),
              "\"" + said.text() + "\" stays: TRF26 wants YYYY/MM/DD",
              TrfPlace.of(said)));
    }
    return new Text(said.field(), day.map(DAY::format).orElse(said.text()));
  }

  /// Numbered as they come, because 013 stands in the order of registration.
  private TrfRecord team(Roster roster) {
    teams++;
    if (teams > 999) {
      losses.add(
          new TrfLoss("013", "teams beyond the 999th stay as they are", TrfPlace.of(roster)));
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
