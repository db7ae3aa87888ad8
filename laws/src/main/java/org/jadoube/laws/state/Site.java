package org.jadoube.laws.state;

/// The physical side of a game: table, irregularities, presence.
///
/// @param table what the hands have done since the last move
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
