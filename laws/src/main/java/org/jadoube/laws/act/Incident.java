package org.jadoube.laws.act;

/// Something that only people can see, and that the arbiter can put on record.
///
/// @since 0.1.0
public enum Incident {
  /// The player leaves the venue (Article 11.2.3.1).
  LEAVES_VENUE,
  /// The player leaves the playing area (Articles 11.2.3.2 and 11.2.4).
  LEAVES_PLAYING_AREA,
  /// The player is back.
  RETURNS,
  /// The player refuses to be inspected (Article 11.3.3).
  REFUSES_INSPECTION,
  /// The player smokes where it is not allowed (Article 11.3.4).
  SMOKES,
  /// The player's electronic scoresheet is defective, and is replaced (Article 8.3).
  SCORESHEET_DEFECTIVE
}
