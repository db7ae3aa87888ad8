package org.jadoube.server.view;

import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.laws.Game;
import org.jadoube.notation.Language;
import org.jadoube.server.game.LastTwo;
import org.jadoube.wording.Wording;

/// The state of a game, worked out once for all readers of a language; only the clocks are read
/// anew.
final class States {
  private record Known(Game game, StateView state) {
    @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
    boolean isOf(Game other) {
      return game == other;
    }
  }

  private final Map<Language, LastTwo<Known>> known = new ConcurrentHashMap<>();

  StateView of(Game game, Language language, Wording wording, Instant at) {
    return known
        .computeIfAbsent(language, _ -> new LastTwo<>())
        .of(each -> each.isOf(game), () -> new Known(game, StateView.of(game, at, wording)))
        .state()
        .at(game.clock(), at);
  }

  void forget() {
    known.clear();
  }
}
