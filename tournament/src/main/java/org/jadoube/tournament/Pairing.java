package org.jadoube.tournament;

import java.util.List;

/// The task of one or two participants in a round: a game, a match of teams, or nothing.
///
/// @since 0.1.0
public sealed interface Pairing permits Game, Match, Bye {
  /// The pairing numbers: one or two.
  List<Integer> participants();
}
