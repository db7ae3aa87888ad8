package org.jadoube.laws.edition;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// An upper limit of time.
///
/// @param time the limit; not negative
/// @param included whether the limit itself is still within it
/// @since 0.1.0
public record TimeLimit(Duration time, boolean included) {
  public TimeLimit {
    Require.notNegative(time, "time");
  }

  /// Whether a time is within the limit.
  public boolean holds(Duration time) {
    Require.notNegative(time, "time");
    int order = time.compareTo(this.time);
    return included ? order <= 0 : order < 0;
  }

  /// `<15` or `<=10` minutes.
  static Optional<TimeLimit> read(String cell) {
    boolean included = cell.startsWith("<=");
    return cell.startsWith("<")
        ? ParameterTypes.number(cell.replaceFirst("^<=?", ""))
            .map(minutes -> new TimeLimit(Duration.ofMinutes(minutes), included))
        : Optional.empty();
  }

  String words() {
    return (included ? "at most " : "less than ") + NumberWords.of(time.toMinutes(), "minute");
  }
}
