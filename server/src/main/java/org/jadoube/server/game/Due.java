package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.FlagWatch;

/// Before when no flag can fall and no game begins, however the game goes on. It is stored, so that
/// other processes look after a game whose process has died; since it is a lower bound, few acts
/// change it.
final class Due {
  private Due() {}

  /// Empty if nothing happens by itself.
  ///
  /// @param at the time of day
  static Optional<Instant> of(Snapshot now, Instant at) {
    return now.startsAt().or(() -> flag(now, at));
  }

  private static Optional<Instant> flag(Snapshot now, Instant at) {
    return isWatched(now.game())
        ? Stream.of(Colour.values())
            .flatMap(colour -> now.game().clock().left(colour, now.time(at)).stream())
            .min(Comparator.naturalOrder())
            .map(left -> at.plus(left.isNegative() ? Duration.ZERO : left))
        : Optional.empty();
  }

  private static boolean isWatched(Game game) {
    return game.phase() == Phase.RUNNING && game.regulations().flagWatch() == FlagWatch.AUTOMATIC;
  }
}
