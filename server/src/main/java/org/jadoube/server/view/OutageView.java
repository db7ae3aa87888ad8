package org.jadoube.server.view;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.server.description.OneOf;
import org.jadoube.server.store.Outage;

/// Whether the server can serve: keep acts, and run clocks. A player's lost connection is told as
/// `presence`, and stops no clock.
///
/// @param stopped false as soon as it can again
/// @param since when the outage that is over began, in milliseconds since 1970
/// @param until its end
/// @param unchargedMillis how much of it is charged to nobody: all of it, unless other processes
///   went on
public record OutageView(
    @OneOf("outage") String type,
    boolean stopped,
    Optional<Long> since,
    Optional<Long> until,
    Optional<Long> unchargedMillis) {
  static OutageView begun() {
    return new OutageView(
        "outage", /* stopped= */ true, Optional.empty(), Optional.empty(), Optional.empty());
  }

  static OutageView over(Outage outage, Duration uncharged) {
    return new OutageView(
        "outage",
        /* stopped= */ false,
        Optional.of(outage.since().toEpochMilli()),
        Optional.of(outage.until().toEpochMilli()),
        Optional.of(uncharged.toMillis()));
  }
}
