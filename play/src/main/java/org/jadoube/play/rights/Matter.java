package org.jadoube.play.rights;

import java.util.Locale;

/// Matters of a tournament or a game other than acts of the Laws.
public enum Matter {
  /// Appoint a chief arbiter, or dismiss one.
  APPOINT_CHIEF_ARBITER,
  /// Appoint an arbiter, or dismiss one.
  APPOINT_ARBITER,
  /// Appoint another organiser, or dismiss one.
  APPOINT_ORGANISER,
  /// Let somebody assist a player (E04 3.1.7, 9.2: acceptable to the arbiter).
  ADMIT_ASSISTANT,
  /// Register somebody as a player, or withdraw them.
  ENTER_PLAYER,
  /// Choose a team's order of boards, and hand in its line-ups.
  HAND_IN_LINE_UP,
  /// Pair rounds and publish them.
  PAIR_ROUNDS,
  /// Decide on the result of a board of a tournament: forfeits, adjudications, corrections.
  DECIDE_RESULTS,
  /// Read the keys of players without an account.
  READ_KEYS,
  /// See rounds that have not been published.
  SEE_PAIRINGS,
  /// Change the regulations of a tournament before it starts.
  SET_REGULATIONS,
  /// Delete a tournament in which nobody has played.
  DELETE_TOURNAMENT,
  /// Read the log of deeds.
  READ_LOG;

  /// The name in documents, such as `pair-rounds`.
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
