package org.jadoube.server.events;

/// Why an event cannot be changed as somebody wants it.
public enum Hindrance {
  /// There is no event with that id.
  UNKNOWN_EVENT,
  /// Nobody has that pairing number.
  UNKNOWN_PLAYER,
  /// There is no such round or board.
  UNKNOWN_ROUND,
  /// Not at this stage of the event.
  WRONG_STAGE,
  /// What was asked for does not fit the event.
  UNFIT,
  /// The player has been entered already.
  ENTERED,
  /// A limit of the server has been reached.
  FULL,
  /// Somebody else has changed the event meanwhile.
  REVISION_PASSED,
  /// A key was used for another request.
  KEY_OF_ANOTHER,
  /// The round cannot be paired yet.
  NOT_READY,
  /// The server has no pairing engine.
  NO_ENGINE,
  /// The pairing engine failed, or its answer cannot stand.
  ENGINE_FAILED,
  /// Too many rounds are being paired at the moment.
  BUSY
}
