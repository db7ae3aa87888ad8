package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.FlagWatch;

/// A lower bound of the next moment at which something happens to a game by itself, however it goes
/// on. It is stored, so that other processes look after a game whose process has died. Since it is
/// a lower bound, few acts change it.
final class Due {
  private Due() {}

  /// The bound; empty if nothing happens by itself.
  ///
  /// @param at the time of day
  static Optional<Instant> of(Snapshot now, Instant at) {
    return now.startsAt()
        .or(() ->
            Stream.of(flag(now, at), absence(now), grace(now, at))
                .flatMap(Optional::stream)
                .min(Comparator.naturalOrder()));
  }

  private static Optional<Instant> absence(Snapshot now) {
    return now.forfeitsAt().map(own -> own.plus(now.behind()));
  }

  /// After an outage a game to which nobody has come is resumed, so that it can end.
  private static Optional<Instant> grace(Snapshot now, Instant at) {
    return now.goesOnAlone() ? Optional.of(at) : Optional.empty();
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
