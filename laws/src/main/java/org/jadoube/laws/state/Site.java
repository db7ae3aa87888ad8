package org.jadoube.laws.state;

import java.util.Optional;

/// The physical side of a game: table, irregularities, presence.
///
/// @param table the work of the hands since the last move
/// @param irregularities the irregularities
/// @param presence who is there
/// @param aside the table as the hands have left it while nobody was playing, before the game, in
///   an adjournment and after the end: it is no part of the game
record Site(Table table, Irregularities irregularities, Presence presence, Optional<Table> aside) {
  static final Site QUIET =
      new Site(Table.CLEAR, Irregularities.NONE, Presence.UNKNOWN, Optional.empty());

  /// The site with the pieces as the game has them, which everybody now goes by again.
  Site tidied() {
    return aside.isEmpty() ? this : new Site(table, irregularities, presence, Optional.empty());
  }

  Site aside(Table table) {
    return new Site(this.table, irregularities, presence, Optional.of(table));
  }

  /// The table as it really is.
  Table real() {
    return aside.orElse(table);
  }

  Site with(Table table) {
    return new Site(table, irregularities, presence, aside);
  }

  Site with(Irregularities irregularities) {
    return new Site(table, irregularities, presence, aside);
  }

  Site with(Presence presence) {
    return new Site(table, irregularities, presence, aside);
  }
}
