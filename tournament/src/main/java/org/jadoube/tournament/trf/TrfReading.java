package org.jadoube.tournament.trf;

import java.util.List;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.TextFault;

/// A file as it was read.
///
/// @param file what could be read; the rest is kept as lines
/// @param departures where the text is not as the format wants it, in order, up to a thousand
/// @param untold how many more departures there are
public record TrfReading(TrfFile file, List<TextFault> departures, int untold) {
  public TrfReading {
    departures = List.copyOf(departures);
    Require.atLeast(0, untold, "untold");
  }

  /// Whether the text is exactly as the format wants it.
  public boolean isClean() {
    return departures.isEmpty();
  }
}
