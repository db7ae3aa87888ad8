package org.jadoube.laws.state;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.event.Event;

/// Who is present, in games that record arrivals (Article 6.7).
///
/// @param begun when White's clock was started; later by any outages since, in which nobody could
///   arrive
/// @param arrived the players who have arrived
/// @param admitted the players who may arrive late
/// @param outage since when nobody can arrive
public record Presence(
    Optional<Instant> begun, Set<Colour> arrived, Set<Colour> admitted, Optional<Instant> outage) {
  static final Presence UNKNOWN =
      new Presence(Optional.empty(), Set.of(), Set.of(), Optional.empty());

  /// When a default time ends; empty before the game and during an outage.
  public Optional<Instant> ends(Duration defaultTime) {
    return outage.isPresent() ? Optional.empty() : begun.map(from -> from.plus(defaultTime));
  }

  Presence begun(Instant at) {
    return new Presence(Optional.of(at), arrived, admitted, outage);
  }

  Presence arrived(Colour player) {
    return new Presence(begun, ColourSets.plus(arrived, player), admitted, outage);
  }

  Presence admitted(Colour player) {
    return new Presence(begun, arrived, ColourSets.plus(admitted, player), outage);
  }

  Presence paused(Event.ClocksPaused pause) {
    return pause.reason() == PauseReason.OUTAGE
        ? new Presence(begun, arrived, admitted, Optional.of(pause.since()))
        : this;
  }

  Presence resumed(Instant at) {
    return outage.map(since -> later(Duration.between(since, at))).orElse(this);
  }

  private Presence later(Duration away) {
    return new Presence(begun.map(from -> from.plus(away)), arrived, admitted, Optional.empty());
  }
}
