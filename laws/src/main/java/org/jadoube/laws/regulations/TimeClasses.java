package org.jadoube.laws.regulations;

import java.time.Duration;
import java.util.List;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.TimeLimit;

/// The limits at which blitz ends and rapid ends (Articles A.1 and B.1).
final class TimeClasses {
  private TimeClasses() {}

  static TimeClass of(Edition edition, TimeControl control) {
    if (!control.isTimed()) {
      return TimeClass.STANDARD;
    }
    if (isWithin(Parameters.BLITZ_TIME, Parameters.BLITZ_MOVES, edition, control)) {
      return TimeClass.BLITZ;
    }
    return isWithin(Parameters.RAPID_TIME, Parameters.RAPID_MOVES, edition, control)
        ? TimeClass.RAPID
        : TimeClass.STANDARD;
  }

  static boolean isShorter(TimeControl control, TimeControl than) {
    int moves = Edition.newest().value(Parameters.BLITZ_MOVES);
    return control.isTimed()
        && (!than.isTimed()
            || time(moves, control.periods()).compareTo(time(moves, than.periods())) < 0);
  }

  private static boolean isWithin(
      Parameter<TimeLimit> limit, Parameter<Integer> moves, Edition edition, TimeControl control) {
    return edition
        .find(limit)
        .filter(each -> each.holds(time(edition.value(moves), control.periods())))
        .isPresent();
  }

  /// The time of all periods, repeated ones as often as `moves` needs, plus the time that this many
  /// moves add.
  private static Duration time(int moves, List<Period> periods) {
    Duration time = Duration.ZERO;
    int left = moves;
    for (int i = 0; left > 0 || i < periods.size(); i++) {
      Period period = periods.get(Math.min(i, periods.size() - 1));
      int made = Math.min(left, period.moves().orElse(left));
      time = time.plus(period.time()).plus(period.bonus().time().multipliedBy(made));
      left -= made;
    }
    return time;
  }
}
