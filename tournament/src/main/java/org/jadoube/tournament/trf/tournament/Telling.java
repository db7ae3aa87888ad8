package org.jadoube.tournament.trf.tournament;

import org.jadoube.tournament.trf.record.TrfPlace;

/// Is told a difference between files.
@FunctionalInterface
interface Telling {
  /// @param what in a few words what is missing, and what stands there instead
  void tell(TrfPlace place, String what);

  /// That one text has become another.
  default void tell(TrfPlace place, String said, String now) {
    tell(place, '"' + said + (now.isEmpty() ? "\"" : "\"; now \"" + now + '"'));
  }
}
