import org.jspecify.annotations.NullMarked;

/// Tournaments: rounds, pairings, points, standings and tie-breaks.
///
/// Null always causes a NullPointerException that names the parameter, and values that make no
/// sense an IllegalArgumentException that says what was found and what was expected.
@NullMarked
module org.jadoube.tournament {
  requires transitive org.jadoube.laws;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports org.jadoube.tournament;
  exports org.jadoube.tournament.norm;
  exports org.jadoube.tournament.official;
  exports org.jadoube.tournament.made;
  exports org.jadoube.tournament.pairing;
  exports org.jadoube.tournament.pairing.history;
  exports org.jadoube.tournament.pairing.swiss;
  exports org.jadoube.tournament.pairing.why;
  exports org.jadoube.tournament.points;
  exports org.jadoube.tournament.rating;
  exports org.jadoube.tournament.ratinglist;
  exports org.jadoube.tournament.request;
  exports org.jadoube.tournament.score;
  exports org.jadoube.tournament.standing;
  exports org.jadoube.tournament.table;
  exports org.jadoube.tournament.tiebreak;
  exports org.jadoube.tournament.trf;
  exports org.jadoube.tournament.trf.conversion;
  exports org.jadoube.tournament.trf.pairing;
  exports org.jadoube.tournament.trf.record;
  exports org.jadoube.tournament.trf.tournament;
}
