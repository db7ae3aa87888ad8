import org.jspecify.annotations.NullMarked;

/// Competitions: rounds, pairings, points, standings and tie-breaks.
///
/// Null always causes a NullPointerException that names the parameter, and values that make no
/// sense an IllegalArgumentException that says what was found and what was expected.
@NullMarked
module org.jadoube.competition {
  requires transitive org.jadoube.laws;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports org.jadoube.competition;
  exports org.jadoube.competition.rating;
  exports org.jadoube.competition.score;
  exports org.jadoube.competition.standing;
  exports org.jadoube.competition.table;
  exports org.jadoube.competition.tiebreak;
  exports org.jadoube.competition.trf;
  exports org.jadoube.competition.trf.conversion;
  exports org.jadoube.competition.trf.pairing;
  exports org.jadoube.competition.trf.record;
  exports org.jadoube.competition.trf.tournament;
}
