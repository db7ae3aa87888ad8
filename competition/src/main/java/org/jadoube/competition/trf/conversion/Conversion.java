package org.jadoube.competition.trf.conversion;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jadoube.competition.trf.TrfFile;

/// A file in another dialect, and what that has no place for.
public record Conversion(TrfFile file, List<TrfLoss> losses) {
  public Conversion {
    requireNonNull(file, "file");
    requireNonNull(losses, "losses");
    losses = List.copyOf(losses);
  }
}
