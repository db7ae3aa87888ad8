package org.jadoube.web.view;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Names;

/// The clock readings, and the facts by which a page keeps them running.
///
/// @param at the time of these readings, in milliseconds since 1970
/// @param whiteMillis the time left; absent without a time control
/// @param running whose clock is running
/// @param flagFallsAt when its flag will fall if nothing happens before
public record ClockView(
    long at,
    Optional<Long> whiteMillis,
    Optional<Long> blackMillis,
    @NameOf(Colour.class) Optional<String> running,
    Optional<Long> flagFallsAt) {
  /// These readings if the game's own time is so much behind the time of day.
  ClockView later(Duration behind) {
    long millis = behind.toMillis();
    return new ClockView(
        at + millis, whiteMillis, blackMillis, running, flagFallsAt.map(falls -> falls + millis));
  }

  /// These readings while both clocks are stopped.
  ClockView standing() {
    return new ClockView(at, whiteMillis, blackMillis, Optional.empty(), Optional.empty());
  }

  /// The readings of a clock if the game's own time is so much behind the time of day.
  public static ClockView of(ChessClock clock, Instant at, Duration behind) {
    return of(clock, at).later(behind);
  }

  static ClockView of(ChessClock clock, Instant at) {
    return new ClockView(
        at.toEpochMilli(),
        clock.left(Colour.WHITE, at).map(Duration::toMillis),
        clock.left(Colour.BLACK, at).map(Duration::toMillis),
        clock.running() ? Optional.of(Names.of(clock.turn())) : Optional.empty(),
        clock.flagFallsAt().map(Instant::toEpochMilli));
  }
}
