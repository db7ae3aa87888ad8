package org.jadoube.tournament.trf.tournament;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.tournament.tiebreak.TieBreakList;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.TieBreakField;

/// Which of a file's records says how ties are broken.
///
/// @since 0.1.0
public final class FileTieBreaks {
  private FileTieBreaks() {}

  /// The tie-breaks that a file names: those of its standings (212), or else those among equals
  /// (202). [org.jadoube.tournament.trf.TrfReading#departures] says where unknown ones stand.
  public static TieBreakList of(TrfFile file) {
    List<String> codes = record(file).map(HeadingRecord.TieBreaks::codes).orElse(List.of());
    return TieBreakList.read(String.join(",", codes));
  }

  static Optional<HeadingRecord.TieBreaks> record(TrfFile file) {
    return Stream.of(TieBreakField.STANDINGS, TieBreakField.BREAKING_TIES)
        .flatMap(field ->
            file.all(HeadingRecord.TieBreaks.class).filter(record -> record.field() == field))
        .findFirst();
  }
}
