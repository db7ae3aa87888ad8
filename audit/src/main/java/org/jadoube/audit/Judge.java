package org.jadoube.audit;

import java.util.List;

/// Holds games against the Laws.
@FunctionalInterface
interface Judge {
  /// What there is to say about `game`, the text first, then in the order of play.
  List<Found> findings(PlayedGame game);
}
