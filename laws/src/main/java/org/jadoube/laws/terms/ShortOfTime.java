package org.jadoube.laws.terms;

import java.time.Duration;
import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Rule;

/// When a player is so short of time that recording is not asked for (Article 8.4).
///
/// @param less below what time left
/// @param unlessGaining the time gained with each move that makes up for it
public record ShortOfTime(Duration less, Duration unlessGaining) {
  static ShortOfTime of(Parameters table) {
    Rule rule = Rule.FEWER_THAN_FIVE_MINUTES;
    return new ShortOfTime(
        table.minutes(rule, "minutes"),
        Duration.ofSeconds(table.number(rule, "unless-gaining-seconds")));
  }

  /// Whether a player's clock shows that.
  public boolean holds(Colour player, ChessClock clock, Instant at) {
    if (!clock.control().isTimed()) {
      return false;
    }
    boolean little = clock.left(player, at).filter(left -> left.compareTo(less) < 0).isPresent();
    return little && clock.periodOf(player).bonus().time().compareTo(unlessGaining) < 0;
  }
}
