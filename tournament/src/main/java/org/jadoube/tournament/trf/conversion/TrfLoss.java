package org.jadoube.tournament.trf.conversion;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfRemark;

/// Something for which another version of the format, or a tournament, has no place.
///
/// @param record the code of the record that it stood in
/// @param what in a few words what is missing now, and what stands there instead
/// @param place where it stood, if it comes from a file
/// @since 0.1.0
public record TrfLoss(String record, String what, Optional<TrfPlace> place) implements TrfRemark {
  public TrfLoss {
    Require.notBlank(record, "record");
    Require.notBlank(what, "what");
  }

  /// A loss of something that stood nowhere in particular.
  public TrfLoss(String record, String what) {
    this(record, what, Optional.empty());
  }

  /// A loss of what stood there.
  public TrfLoss(String record, String what, TrfPlace place) {
    this(record, what, Optional.of(place));
  }

  /// Each loss once, where it is first.
  public static List<TrfLoss> once(List<TrfLoss> losses) {
    Map<String, TrfLoss> once = new LinkedHashMap<>();
    losses.forEach(loss -> once.putIfAbsent(loss.message(), loss));
    return List.copyOf(once.values());
  }

  @Override
  public String message() {
    return record + ": " + what;
  }
}
