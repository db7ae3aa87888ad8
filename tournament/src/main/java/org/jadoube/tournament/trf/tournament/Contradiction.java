package org.jadoube.tournament.trf.tournament;

import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfRemark;

/// Why a file describes no tournament: it contradicts itself, or describes something else.
///
/// @param place where that stands, if it stands in one place
/// @param message a sentence in English
/// @since 0.1.0
public record Contradiction(Optional<TrfPlace> place, String message) implements TrfRemark {
  public Contradiction {
    Require.notBlank(message, "message");
  }

  /// A contradiction there.
  public static Contradiction at(TrfPlace place, String message) {
    return new Contradiction(Optional.of(place), message);
  }

  /// One that is in no place in particular.
  public static Contradiction of(String message) {
    return new Contradiction(Optional.empty(), message);
  }
}
