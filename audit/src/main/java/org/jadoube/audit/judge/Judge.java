package org.jadoube.audit.judge;

import java.util.List;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.PlayedGame;

/// Checks games against the Laws.
@FunctionalInterface
public interface Judge {
  /// The findings in `game`: those about the text, then claims, then its end.
  List<PlacedFinding> findings(PlayedGame game);
}
