package org.jadoube.tournament.trf.conversion;

import java.util.List;
import org.jadoube.tournament.trf.TrfFile;

/// A file in another dialect, and what that has no place for.
///
/// @since 0.1.0
public record Conversion(TrfFile file, List<TrfLoss> losses) {
  public Conversion {
    losses = List.copyOf(losses);
  }
}
