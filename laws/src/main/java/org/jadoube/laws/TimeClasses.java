package org.jadoube.laws;

import java.time.Duration;
import java.util.List;

/// Where blitz ends and rapid ends (Articles A.1 and B.1).
record TimeClasses(Terms.Limit blitz, Terms.Limit rapid) {
  private static final int MOVES = 60;

  TimeClass of(TimeControl control) {
    if (!control.isTimed()) {
      return TimeClass.STANDARD;
    }
    Duration time = timeForSixtyMoves(control.periods());
    if (blitz.holds(time)) {
      return TimeClass.BLITZ;
    }
    return rapid.holds(time) ? TimeClass.RAPID : TimeClass.STANDARD;
  }

  /// The time of all periods, a repeated one as often as it takes, and what sixty moves add.
  private static Duration timeForSixtyMoves(List<Period> periods) {
    Duration time = Duration.ZERO;
    int left = MOVES;
    for (int i = 0; left > 0 || i < periods.size(); i++) {
      Period period = periods.get(Math.min(i, periods.size() - 1));
      int moves = Math.min(left, period.moves().orElse(left));
      time = time.plus(period.time()).plus(period.bonus().time().multipliedBy(moves));
      left -= moves;
    }
    return time;
  }
}
