package org.jadoube.server.view;

import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.game.LatestPause;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// Why the clocks are stopped.
///
/// @param sentence for people, without the Article
public record PauseView(@NameOf(PauseReason.class) String reason, String sentence) {
  static Optional<PauseView> of(Game game, Wording wording) {
    return LatestPause.of(game)
        .map(pause -> new PauseView(Names.of(pause.reason()), wording.statement(pause).headline()));
  }
}
