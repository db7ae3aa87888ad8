package org.jadoube.tournament.trf.record;

import java.util.Optional;

/// A remark on a file.
///
/// @since 0.1.0
public interface TrfRemark {
  /// Where the reason for it stands, if that is one place.
  Optional<TrfPlace> place();

  /// The remark without the place, in English.
  String message();
}
