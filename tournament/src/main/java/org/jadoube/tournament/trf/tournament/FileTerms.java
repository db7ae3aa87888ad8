package org.jadoube.tournament.trf.tournament;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.Optional;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.notation.Reading;
import org.jadoube.tournament.TeamTerms;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.TeamSystemCode;

/// The terms of a file's tournament, besides format and points.
record FileTerms(TrfFile file) {
  Terms in(Terms terms) {
    return terms
        .named(file.text(HeadingField.TOURNAMENT_NAME).orElse(terms.name()))
        .with(terms.regulations().with(timeControl()))
        .breakingTiesBy(FileTieBreaks.of(file).tieBreaks())
        .starting(start())
        .ofTeams(this::preferring);
  }

  private TeamTerms preferring(TeamTerms teams) {
    return file.text(HeadingField.ENCODED_TYPE)
        .flatMap(TeamSystemCode::read)
        .map(code -> teams.preferring(code.preferences()))
        .orElse(teams);
  }

  /// FIDE's code for terms that say which colours teams prefer.
  static Optional<TeamSystemCode> code(Terms terms) {
    return terms
        .teams()
        .flatMap(TeamTerms::colours)
        .map(colours -> TeamSystemCode.of(colours, terms.points().primary()));
  }

  /// The day of its beginning, or else that of the first round.
  Optional<LocalDate> start() {
    return file.all(HeadingRecord.Text.class)
        .filter(record -> record.field() == HeadingField.START_DATE)
        .flatMap(record -> record.day().stream())
        .findFirst()
        .or(this::firstRound);
  }

  private Optional<LocalDate> firstRound() {
    return file.all(HeadingRecord.RoundDates.class)
        .flatMap(record -> record.dates().stream())
        .flatMap(Optional::stream)
        .min(Comparator.naturalOrder());
  }

  private TimeControl timeControl() {
    return file.text(HeadingField.ENCODED_TIME_CONTROL)
        .map(TimeControl::read)
        .map(reading ->
            reading instanceof Reading.Read<TimeControl>(TimeControl read)
                ? read
                : TimeControl.UNTIMED)
        .orElse(TimeControl.UNTIMED);
  }
}
