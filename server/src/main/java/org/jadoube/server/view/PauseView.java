package org.jadoube.server.view;

import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.game.LatestPause;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// Why the clocks are stopped.
///
/// @param reason empty if the game is adjourned
/// @param sentence for people, without the Article
public record PauseView(@NameOf(PauseReason.class) Optional<String> reason, String sentence) {
  static Optional<PauseView> of(Game game, Wording wording) {
    return LatestPause.stopped(game)
        .map(event -> new PauseView(reason(game), sentence(event, wording)));
  }

  /// A claim in the quickplay finish without an arbiter ends the game, until one decides on it.
  private static String sentence(Event event, Wording wording) {
    Citation citation = event.citation();
    return citation.rule() == Rule.QUICKPLAY_WITHOUT_ARBITER
        ? wording.statement(new Refusal(citation, new QuickplayObjection.EndedByClaim())).headline()
        : wording.statement(event).headline();
  }

  private static Optional<String> reason(Game game) {
    return LatestPause.of(game).map(pause -> Names.of(pause.reason()));
  }
}
