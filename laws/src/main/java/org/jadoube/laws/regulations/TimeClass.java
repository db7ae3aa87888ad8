package org.jadoube.laws.regulations;

import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;

/// The three kinds of play that the Laws distinguish by the time allotted (Appendices A and B).
///
/// ```java
/// TimeControl control = TimeControl.of(Duration.ofMinutes(15), Duration.ofSeconds(10));
/// TimeClass.of(Edition.FIDE_2023, control); // => RAPID
/// ```
///
/// @since 0.1.0
public enum TimeClass {
  STANDARD,
  RAPID,
  BLITZ;

  /// The kind of play that a time control amounts to under `edition`.
  public static TimeClass of(Edition edition, TimeControl control) {
    return TimeClasses.of(edition, control);
  }

  /// Whether a time control gives a player less time than another, over the number of moves that
  /// separates blitz from rapid.
  public static boolean isShorter(TimeControl control, TimeControl than) {
    return TimeClasses.isShorter(control, than);
  }
}
