package org.jadoube.play.game;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.clock.TimeControl;

/// The network delay that each player of a game is spared: the round trip measured on the player's
/// WebSocket.
///
/// Since a client can pretend to be slow, it is bounded as in scalachess. A player has a quota,
/// which each move replenishes by a gain, and no move gets more than a second. The gain is a second
/// in games of three minutes and more, and less in faster ones.
final class Compensation {
  /// The most for one move.
  static final Duration MOST = Duration.ofSeconds(1);

  /// For so long, acts of a player on another process are left to that process: they may be on
  /// their way there, or through the network.
  static final Duration COURTESY = MOST.plusMillis(200);

  private static final Duration LEAST_GAIN = Duration.ofMillis(200);
  private static final int MOVES = 40;
  private static final int SHARE = 180;
  private static final int GAINS_AT_FIRST = 2;
  private static final int MOST_GAINS = 4;

  private final Attendance attendance;
  private final Duration gain;
  private final Map<Colour, Duration> quotas = new EnumMap<>(Colour.class);

  /// @param most for one move; zero for no compensation
  Compensation(TimeControl control, Duration most, Attendance attendance) {
    this.attendance = attendance;
    this.gain = least(gain(control), most);
    for (Colour colour : Colour.values()) {
      quotas.put(colour, gain.multipliedBy(GAINS_AT_FIRST));
    }
  }

  /// A 180th of the most time that forty moves can take.
  private static Duration gain(TimeControl control) {
    List<Period> periods = control.periods();
    if (periods.isEmpty()) {
      return MOST;
    }
    Period first = periods.getFirst();
    Duration whole = first.time().plus(first.bonus().time().multipliedBy(MOVES));
    Duration share = whole.dividedBy(SHARE);
    return share.compareTo(LEAST_GAIN) < 0 ? LEAST_GAIN : least(share, MOST);
  }

  private static Duration least(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /// The delay that a player is spared at this move.
  synchronized Duration of(Colour player) {
    return least(least(attendance.lag(player), MOST), quota(player));
  }

  private Duration quota(Colour player) {
    return quotas.getOrDefault(player, Duration.ZERO);
  }

  /// Notes an act of the player having the move.
  ///
  /// @param spared the delay that the player was spared at it
  synchronized void spent(Colour player, Duration spared, boolean moved) {
    Duration rest = quota(player).minus(least(spared, quota(player)));
    Duration more = moved ? rest.plus(gain) : rest;
    quotas.put(player, least(more, gain.multipliedBy(MOST_GAINS)));
  }
}
