package org.jadoube.audit.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.notation.pgn.time.PgnTimeControl;
import org.jadoube.notation.pgn.time.PgnTimeControl.Bonus;
import org.jadoube.notation.pgn.time.PgnTimeControl.Period;

/// The times that a clock can show under a time control, in milliseconds.
///
/// @param first the time at the start; [#ANY] if it is unknown
/// @param increment the time added with each move
/// @param later the times that later periods add
record ClockBounds(long first, long increment, List<Later> later) {
  private static final long ANY = Long.MAX_VALUE / 4;
  private static final long SECOND = 1_000;
  private static final long MINUTE = 60 * SECOND;

  /// Without a time control: no arbiter and no increment adds as much, and no new period as little.
  private static final long MORE_THAN_AN_INCREMENT = 4 * MINUTE;

  private static final long LESS_THAN_A_PERIOD = 10 * MINUTE;

  /// No period is so long.
  private static final long MORE_THAN_A_PERIOD = 240 * MINUTE;

  /// No period has fewer moves, and hardly any clock with so much left runs out within a move.
  private static final int FEWEST_MOVES = 20;

  private static final long MUCH_LEFT = 30 * MINUTE;

  /// Some clocks round up to seconds, others down.
  private static final long ROUNDING = SECOND;

  /// Clocks that count moves may miss some, or count too many.
  private static final int MISCOUNTED = 5;

  static final ClockBounds UNKNOWN = new ClockBounds(ANY, 0, List.of());

  /// Correspondence clocks, hourglasses and clocks without a limit rise and fall.
  private static final ClockBounds FREE = new ClockBounds(ANY, ANY, List.of());

  /// A period after the first.
  ///
  /// @param after after how many moves of the player it begins
  /// @param again after how many more it begins again; 0 if it does not
  record Later(int after, long time, int again) {
    /// Whether it can have been added before a clock showed `now` after so many moves. Many clocks
    /// do not count moves and add a period when they run out; they then show no more than that
    /// period.
    private boolean mayHaveBegun(int moves, long now, long increment) {
      return moves >= after - MISCOUNTED || now <= time + increment + ROUNDING;
    }

    /// The most that it can have added after so many moves.
    private long most(int moves) {
      return again == 0 ? time : time * (1 + Math.max(0, moves - after + MISCOUNTED) / again);
    }
  }

  static ClockBounds of(String timeControl) {
    Optional<PgnTimeControl> control =
        timeControl.isEmpty() ? Optional.empty() : PgnTimeControl.read(timeControl).valueIfAny();
    return switch (control.orElse(PgnTimeControl.UNKNOWN)) {
      case PgnTimeControl.Unknown _ -> UNKNOWN;
      case PgnTimeControl.Untimed _ -> FREE;
      case PgnTimeControl.Timed(var periods)
          when periods.stream().anyMatch(period -> period.bonus() == Bonus.HOURGLASS) ->
          FREE;
      case PgnTimeControl.Timed(var periods) -> of(periods);
    };
  }

  private static ClockBounds of(List<Period> periods) {
    long increment =
        periods.stream()
            .filter(period -> period.bonus() == Bonus.INCREMENT)
            .mapToLong(period -> period.added().toMillis())
            .max()
            .orElse(0);
    return new ClockBounds(periods.getFirst().time().toMillis(), increment, later(periods));
  }

  /// The periods after the first; the last one repeats if it has a number of moves.
  private static List<Later> later(List<Period> periods) {
    List<Later> later = new ArrayList<>();
    int after = 0;
    for (int at = 0; at < periods.size(); at++) {
      int moves = periods.get(at).moves().orElse(0);
      int again = at == periods.size() - 1 ? moves : 0;
      if (at > 0 || again > 0) {
        later.add(new Later(at > 0 ? after : again, periods.get(at).time().toMillis(), again));
      }
      after += moves;
    }
    return List.copyOf(later);
  }

  /// The most that the clock can show after so many moves of its player. Some clocks add an
  /// increment before the first move, and some after each.
  long most(int moves) {
    return first == ANY ? ANY : first + (moves + 1) * increment + laterMost(moves) + ROUNDING;
  }

  /// No stream: this is asked for every move of an archive.
  private long laterMost(int moves) {
    long most = 0;
    for (Later period : later) {
      most += period.most(moves);
    }
    return most;
  }

  /// Whether a clock that showed `before` after so many moves of its player can show `now` after
  /// some more.
  boolean allows(long before, int movesBefore, long now, int moves) {
    long rise = now - before;
    if (rise <= ROUNDING || increment == ANY) {
      return true;
    }
    if (first == ANY) {
      return rise <= MORE_THAN_AN_INCREMENT
          || (rise >= LESS_THAN_A_PERIOD
              && rise <= MORE_THAN_A_PERIOD
              && (moves >= FEWEST_MOVES || before < MUCH_LEFT));
    }
    long added = Math.max(1, moves - movesBefore) * increment;
    return rise <= added + ROUNDING || rise <= added + begun(moves, now, added) + ROUNDING;
  }

  /// The time that later periods may have added.
  private long begun(int moves, long now, long added) {
    long time = 0;
    for (Later period : later) {
      time += period.mayHaveBegun(moves, now, added) ? period.time() : 0;
    }
    return time;
  }
}
