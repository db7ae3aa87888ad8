package org.jadoube.server.view;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.refusal.Permissions;

/// What a player may do now, and why not what they may not.
///
/// @param at when they were worked out, in milliseconds since 1970
/// @param until when they may change although nobody does anything; they are sent again then
/// @param acts each kind of act, and after a colon the manner of it where the Laws tell the ways of
///   doing it apart (`claim-draw:threefold`): `granted`, or the name of the reason why not
/// @param reasons by name; a name never stands for another reason
public record PermissionsView(
    long at, Optional<Long> until, Map<String, String> acts, Map<String, Reason> reasons) {
  /// What stands beside an act that may be done.
  public static final String GRANTED = "granted";

  public PermissionsView {
    acts = Collections.unmodifiableMap(acts);
    reasons = Collections.unmodifiableMap(reasons);
  }

  static PermissionsView of(Permissions permissions, Answers answers) {
    return new PermissionsView(
        permissions.at().toEpochMilli(),
        permissions.until().map(Instant::toEpochMilli),
        answers.acts(),
        answers.reasons());
  }

  /// Whether an act may be done, under its name here.
  public boolean grants(String act) {
    return GRANTED.equals(acts.get(act));
  }

  /// Why an act may not be done.
  public Optional<Reason> why(String act) {
    return Optional.ofNullable(acts.get(act)).map(reasons::get);
  }

  /// The same where the game's own time is so much behind the time of day.
  PermissionsView later(Duration behind) {
    long millis = behind.toMillis();
    return millis == 0
        ? this
        : new PermissionsView(at + millis, until.map(end -> end + millis), acts, reasons);
  }
}
