package org.jadoube.laws.state;

import java.time.Duration;
import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;

/// When a player is so short of time that recording is not asked for (Article 8.4).
///
/// @param less below what time left
/// @param unlessGaining the time gained with each move that makes up for it
public record ShortOfTime(Duration less, Duration unlessGaining) {
  /// What an edition says.
  public static ShortOfTime in(Edition edition) {
    return new ShortOfTime(
        edition.value(Parameters.SHORT_OF_TIME),
        edition.value(Parameters.GAIN_AGAINST_SHORT_OF_TIME));
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
