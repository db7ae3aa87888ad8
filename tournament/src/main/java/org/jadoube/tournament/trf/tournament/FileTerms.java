package org.jadoube.tournament.trf.tournament;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.notation.Reading;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.TieBreakField;

/// What a file says about the terms of its tournament, besides format and points.
record FileTerms(TrfFile file) {
  Terms in(Terms terms) {
    return terms
        .named(file.text(HeadingField.TOURNAMENT_NAME).orElse(terms.name()))
        .with(terms.regulations().with(timeControl()))
        .breakingTiesBy(tieBreaks());
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

  /// Those that can be read; points come first in any case.
  private List<TieBreak> tieBreaks() {
    return tieBreaks(TieBreakField.STANDINGS)
        .or(() -> tieBreaks(TieBreakField.BREAKING_TIES))
        .map(codes -> codes.codes().stream().map(TieBreak::read))
        .orElseGet(Stream::empty)
        .filter(Reading.Read.class::isInstance)
        .map(Reading::orThrow)
        .toList();
  }

  private Optional<HeadingRecord.TieBreaks> tieBreaks(TieBreakField field) {
    return file.all(HeadingRecord.TieBreaks.class)
        .filter(record -> record.field() == field)
        .findFirst();
  }

  /// Whether the terms have all that a record says of tie-breaks.
  boolean have(HeadingRecord.TieBreaks record) {
    boolean standings = record.field() == TieBreakField.STANDINGS;
    List<String> codes = record.codes();
    return (standings || tieBreaks(TieBreakField.STANDINGS).isEmpty())
        && tieBreaks(record.field()).filter(record::equals).isPresent()
        && (!standings || codes.stream().limit(1).allMatch(code -> code.endsWith("PTS")))
        && codes.stream()
            .skip(standings ? 1 : 0)
            .map(TieBreak::read)
            .allMatch(Reading.Read.class::isInstance);
  }
}
