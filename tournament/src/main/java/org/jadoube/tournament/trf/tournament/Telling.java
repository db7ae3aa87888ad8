package org.jadoube.tournament.trf.tournament;

import org.jadoube.tournament.trf.record.TrfPlace;

/// Takes a difference between files.
@FunctionalInterface
interface Telling {
  /// Reports that something is missing, or that something else stands there.
  ///
  /// @param what in a few words
  void tell(TrfPlace place, String what);

  /// Reports that one text has become another.
  default void tell(TrfPlace place, String said, String now) {
    tell(place, '"' + said + (now.isEmpty() ? "\"" : "\"; now \"" + now + '"'));
  }
}
