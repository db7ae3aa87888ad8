package org.jadoube.wire;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.Times;

/// What both clocks show at a moment.
///
/// @param running whose clock runs, if one does
/// @param at the moment
/// @param flagFallsAt when the running clock's time is used up, unless something happens before
public record ClocksView(
    long whiteMillis,
    long blackMillis,
    Optional<Colour> running,
    Instant at,
    Optional<Instant> flagFallsAt) {

  static Optional<ClocksView> of(Game game, Instant at) {
    return game.regulations().timeControl().isTimed()
        ? Optional.of(ofTimed(game, at))
        : Optional.empty();
  }

  private static ClocksView ofTimed(Game game, Instant at) {
    Times times = game.clock().times(at);
    return new ClocksView(
        times.whiteMillis(),
        times.blackMillis(),
        Optional.of(game.clock().turn()).filter(_ -> game.clock().running()),
        at,
        game.clock().flagFallsAt());
  }
}
