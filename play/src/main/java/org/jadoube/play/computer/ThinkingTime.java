package org.jadoube.play.computer;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.clock.Bonus;

/// How long a computer thinks about a move. It shares the machine with everybody else's game, so it
/// never takes long.
final class ThinkingTime {
  private static final Duration LONGEST = Duration.ofSeconds(3);
  private static final Duration WITHOUT_CLOCK = Duration.ofSeconds(2);
  private static final Duration LEAST = Duration.ofMillis(10);

  /// How many moves the time left should be enough for, at least.
  private static final int MOVES = 25;

  private ThinkingTime() {}

  static Duration of(Game game, Colour player, Instant at) {
    Optional<Duration> left = game.clock().left(player, at);
    return left.map(time -> within(time.dividedBy(MOVES).plus(increment(game, player)), time))
        .orElse(WITHOUT_CLOCK);
  }

  private static Duration increment(Game game, Colour player) {
    return game.clock().periodOf(player).bonus() instanceof Bonus.Increment(Duration time)
        ? time.dividedBy(2)
        : Duration.ZERO;
  }

  /// At most a quarter of the time left, since the answer has a way to go, too.
  private static Duration within(Duration wanted, Duration left) {
    Duration most = shorter(LONGEST, left.dividedBy(4));
    Duration time = shorter(wanted, most);
    return time.compareTo(LEAST) < 0 ? LEAST : time;
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
