package org.jadoube.tournament;

import java.util.List;

/// What one or two participants do in a round: a game, a match of teams, or nothing.
public sealed interface Pairing permits Game, Match, Bye {
  /// The pairing numbers: one or two.
  List<Integer> participants();
}
