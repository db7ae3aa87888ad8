package org.jadoube.laws.state;

/// What there is around a real board besides the position and the clock.
///
/// @param table what hands have done since the last move
/// @param irregularities what has gone wrong
/// @param presence who is there
record Site(Table table, Irregularities irregularities, Presence presence) {
  static final Site QUIET = new Site(Table.CLEAR, Irregularities.NONE, Presence.UNKNOWN);

  Site with(Table table) {
    return new Site(table, irregularities, presence);
  }

  Site with(Irregularities irregularities) {
    return new Site(table, irregularities, presence);
  }

  Site with(Presence presence) {
    return new Site(table, irregularities, presence);
  }
}
