package org.jadoube.laws.state;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;

/// When a player is too short of time to have to record moves (Article 8.4).
///
/// @param less the player has less than this left
/// @param unlessGaining but does not gain this much with each move
public record ShortOfTime(Duration less, Duration unlessGaining) {
  /// The limits of an edition, if players record their moves under it.
  public static Optional<ShortOfTime> in(Edition edition) {
    return edition
        .find(Parameters.SHORT_OF_TIME)
        .map(less -> new ShortOfTime(less, edition.value(Parameters.GAIN_AGAINST_SHORT_OF_TIME)));
  }

  /// Whether a player is that short of time.
  public boolean holds(Colour player, ChessClock clock, Instant at) {
    if (!clock.control().isTimed()) {
      return false;
    }
    boolean little = clock.left(player, at).filter(left -> left.compareTo(less) < 0).isPresent();
    return little && clock.periodOf(player).bonus().time().compareTo(unlessGaining) < 0;
  }
}
