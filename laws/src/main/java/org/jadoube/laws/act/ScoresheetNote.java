package org.jadoube.laws.act;

/// The kinds of notes that may be written on a scoresheet besides moves and offers (Article 8.1.4).
///
/// @since 0.1.0
public enum ScoresheetNote {
  /// The times on the clocks.
  TIMES,
  /// Something about a claim.
  CLAIM,
  /// Other relevant data.
  DATA,
  /// Anything else, which does not belong there.
  REMARK
}
