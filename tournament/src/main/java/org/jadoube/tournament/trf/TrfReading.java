package org.jadoube.tournament.trf;

import java.util.List;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.trf.record.TrfRecord;
import org.jadoube.tournament.trf.record.TrfRemark;

/// A file as it was read.
///
/// @param file what could be read; the rest is kept as lines
/// @param lines the numbers of the lines of its records, from 1
/// @param departures where the text is not as the format wants it, in order, up to a thousand
/// @param untold how many more departures there are
/// @since 0.1.0
public record TrfReading(
    TrfFile file, List<Integer> lines, List<TextFault> departures, int untold) {
  public TrfReading {
    Require.atLeast(0, untold, "untold");
    lines = List.copyOf(lines);
    departures = List.copyOf(departures);
    Require.within(file.records().size(), file.records().size(), lines.size(), "lines.size");
  }

  /// Whether the text is exactly as the format wants it.
  public boolean isClean() {
    return departures.isEmpty();
  }

  /// The number of a record's line; empty if the file does not have it.
  public OptionalInt line(TrfRecord record) {
    int index = file.records().indexOf(record);
    return index < 0 ? OptionalInt.empty() : OptionalInt.of(lines.get(index));
  }

  /// A remark after its place, for instance `line 12, column 81: 001: …`.
  public String placed(TrfRemark remark) {
    return remark.place().stream()
            .flatMap(place ->
                line(place.record()).stream()
                    .mapToObj(line -> "line " + line + ", column " + place.column() + ": "))
            .findFirst()
            .orElse("")
        + remark.message();
  }
}
