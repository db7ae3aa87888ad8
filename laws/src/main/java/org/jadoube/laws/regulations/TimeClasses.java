package org.jadoube.laws.regulations;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;

/// Where blitz ends and rapid ends (Articles A.1 and B.1).
record TimeClasses(Limit blitz, Limit rapid) {
  private static final int MOVES = 60;
  private static final Map<Edition, TimeClasses> BY_EDITION =
      Edition.all().stream().collect(Collectors.toMap(Function.identity(), TimeClasses::read));

  /// The limits of an edition.
  static TimeClasses of(Edition edition) {
    return Objects.requireNonNull(BY_EDITION.get(edition));
  }

  private static TimeClasses read(Edition edition) {
    return new TimeClasses(limit(edition, Rule.BLITZ), limit(edition, Rule.RAPID));
  }

  private static Limit limit(Edition edition, Rule rule) {
    return Limit.read(edition.parameter(rule, "minutes", ""));
  }

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

  /// An upper limit of minutes, itself included or not: `<15`, `<=10`.
  record Limit(long minutes, boolean included) {
    static Limit read(String text) {
      boolean included = text.startsWith("<=");
      return new Limit(Long.parseLong(text.substring(included ? 2 : 1)), included);
    }

    boolean holds(Duration time) {
      int order = time.compareTo(Duration.ofMinutes(minutes));
      return included ? order <= 0 : order < 0;
    }
  }
}
