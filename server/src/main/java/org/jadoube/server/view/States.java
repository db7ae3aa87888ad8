package org.jadoube.server.view;

import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.laws.Game;
import org.jadoube.notation.Language;
import org.jadoube.wording.Wording;

/// The state of a game, worked out once for all readers of a language; only the clocks are read
/// anew.
final class States {
  private record Known(Game game, StateView state) {}

  private final Map<Language, Known> known = new ConcurrentHashMap<>();

  @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
  StateView of(Game game, Language language, Wording wording, Instant at) {
    Known before = known.get(language);
    if (before != null && before.game() == game) {
      return before.state().at(game.clock(), at);
    }
    StateView state = StateView.of(game, at, wording);
    known.put(language, new Known(game, state));
    return state;
  }

  void forget() {
    known.clear();
  }
}
