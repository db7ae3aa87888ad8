package org.jadoube.audit.judge;

import java.util.List;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.PlayedGame;

/// Holds games against the Laws.
@FunctionalInterface
public interface Judge {
  /// What there is to say about `game`, the text first, then in the order of play.
  List<PlacedFinding> findings(PlayedGame game);
}
