package org.jadoube.tournament.desk;

/// Why a tournament cannot be changed as somebody wants it.
public enum Hindrance {
  /// There is no tournament with that id.
  UNKNOWN_TOURNAMENT,
  /// Nobody has that pairing number.
  UNKNOWN_PLAYER,
  /// There is no such round or board.
  UNKNOWN_ROUND,
  /// Not at this stage of the tournament.
  WRONG_STAGE,
  /// The request does not fit the tournament.
  UNFIT,
  /// The player has been entered already.
  ENTERED,
  /// A limit has been reached.
  FULL,
  /// Somebody else has changed the tournament meanwhile.
  REVISION_PASSED,
  /// A key was used for another request.
  KEY_OF_ANOTHER,
  /// The round cannot be paired yet.
  NOT_READY,
  /// The pairing engine failed, or its answer cannot stand.
  ENGINE_FAILED,
  /// Too many rounds are being paired at the moment.
  BUSY
}
