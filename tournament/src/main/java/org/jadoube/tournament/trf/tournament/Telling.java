package org.jadoube.tournament.trf.tournament;

import org.jadoube.tournament.trf.record.TrfPlace;

/// Is told a difference between files.
@FunctionalInterface
interface Telling {
  /// That something is missing, or something else stands there.
  ///
  /// @param what in a few words
  void tell(TrfPlace place, String what);

  /// That one text has become another.
  default void tell(TrfPlace place, String said, String now) {
    tell(place, '"' + said + (now.isEmpty() ? "\"" : "\"; now \"" + now + '"'));
  }
}
