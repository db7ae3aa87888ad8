package org.jadoube.laws.rules.online;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// The events of an online game that need nobody's act: a move on an electronic board is complete
/// after a while (E04 3.2.3), and the time to reconnect ends (11.4.2).
public final class Overdue {
  private Overdue() {}

  /// Everything that has become due up to a moment, in order, unless a flag has fallen before.
  public static Outcome until(Instant moment, GameState game) {
    Optional<Instant> due =
        next(game)
            .filter(at -> !at.isAfter(moment))
            .filter(at -> !game.clock().flagDown(game.clock().turn(), at));
    return due.map(at -> happen(at, game).then(next -> until(moment, next)))
        .orElseGet(() -> Outcome.nothing(game));
  }

  /// The next moment at which something becomes due.
  public static Optional<Instant> next(GameState game) {
    return game.phase() == Phase.RUNNING && game.edition().has(Rule.APPLICATION_OF_THE_LAWS)
        ? Stream.of(EBoards.completes(game), Connections.ends(game))
            .flatMap(Optional::stream)
            .min(Instant::compareTo)
        : Optional.empty();
  }

  private static Outcome happen(Instant at, GameState game) {
    return EBoards.completes(game).filter(at::equals).isPresent()
        ? EBoards.complete(at, game)
        : Connections.lose(at, game);
  }
}
