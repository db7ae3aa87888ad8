package org.jadoube.tournament.trf.record;

import java.util.Optional;

/// A remark on a file.
public interface TrfRemark {
  /// Where the reason for it stands, if that is one place.
  Optional<TrfPlace> place();

  /// The remark without the place, in English.
  String message();
}
