package org.jadoube.tournament;

import java.util.OptionalInt;

/// Who takes part under a pairing number: a player, or a team.
///
/// @since 0.1.0
public sealed interface Participant permits Player, Team {
  /// The pairing number, from 1: what tables and pairings call the participant by.
  int number();

  /// The name, not blank.
  String name();

  /// The rating that tie-breaks use; empty for the unrated. For a team it is the one its
  /// tournament's regulations define, usually an average.
  OptionalInt rating();
}
