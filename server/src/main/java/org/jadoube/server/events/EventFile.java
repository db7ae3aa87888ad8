package org.jadoube.server.events;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.competition.trf.TrfFile;
import org.jadoube.competition.trf.conversion.TrfConversion;
import org.jadoube.competition.trf.conversion.TrfDialect;
import org.jadoube.competition.trf.record.HeadingField;
import org.jadoube.competition.trf.record.HeadingRecord;
import org.jadoube.competition.trf.record.Person;
import org.jadoube.competition.trf.record.PlayerRecord;
import org.jadoube.competition.trf.record.TrfRecord;
import org.jadoube.competition.trf.tournament.TournamentFile;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.wire.Names;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.Entrant;

/// A tournament report file of an event.
final class EventFile {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu/MM/dd", Locale.ROOT).withZone(ZoneOffset.UTC);

  private EventFile() {}

  /// The event as far as its rounds are published.
  ///
  /// @param seen the record with the results of its games
  /// @param arbiters the names of its chief arbiters
  static TrfFile of(CompetitionRecord seen, List<String> arbiters, TrfDialect dialect) {
    TrfFile file =
        TournamentFile.of(AsTournament.of(seen), seen.terms().tieBreaks().orElse(List.of())).file();
    List<TrfRecord> records = new ArrayList<>(headings(seen, arbiters));
    file.records().forEach(record -> records.add(known(record, seen)));
    TrfFile whole = new TrfFile(records);
    return dialect == TrfDialect.TRF26 ? whole : TrfConversion.convert(whole, dialect).file();
  }

  private static List<TrfRecord> headings(CompetitionRecord seen, List<String> arbiters) {
    List<TrfRecord> records = new ArrayList<>();
    records.add(text(HeadingField.TOURNAMENT_NAME, seen.terms().name()));
    days(seen)
        .forEach(day ->
            records.add(
                text(records.size() == 1 ? HeadingField.START_DATE : HeadingField.END_DATE, day)));
    records.add(text(HeadingField.TYPE, Names.of(seen.terms().format())));
    arbiters.forEach(name -> records.add(text(HeadingField.CHIEF_ARBITER, name)));
    TimeControl control = seen.terms().regulations().timeControl();
    if (control instanceof TimeControl.Timed) {
      records.add(text(HeadingField.ENCODED_TIME_CONTROL, control.text()));
    }
    return records;
  }

  /// The first day and the last, if they are appointed.
  private static List<String> days(CompetitionRecord seen) {
    List<Instant> appointed =
        seen.rounds().stream().flatMap(round -> round.appointed().stream()).sorted().toList();
    return appointed.isEmpty()
        ? List.of()
        : List.of(DAY.format(appointed.getFirst()), DAY.format(appointed.getLast()));
  }

  private static HeadingRecord.Text text(HeadingField field, String text) {
    return new HeadingRecord.Text(field, text.replaceAll("\\p{C}+", " ").strip());
  }

  /// A competition knows less of a player than an event does.
  private static TrfRecord known(TrfRecord record, CompetitionRecord seen) {
    return record instanceof PlayerRecord.Player player
        ? new PlayerRecord.Player(
            player.startingRank(),
            known(player.person(), seen.entrant(player.startingRank())),
            player.points(),
            player.rank(),
            player.rounds())
        : record;
  }

  private static Person known(Person person, Optional<Entrant> entrant) {
    return new Person(
        person.sex(),
        entrant.flatMap(Entrant::title).orElse(""),
        person.name(),
        person.rating(),
        person.federation(),
        entrant.flatMap(Entrant::fideId).orElse(""),
        person.birthDate());
  }
}
