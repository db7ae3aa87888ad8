package org.jadoube.laws.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;

/// The chess clock (Article 6.1): two displays, at most one of which runs. An immutable value: its
/// display is computed from instants, to the millisecond, without ticking.
///
/// ```java
/// TimeControl control = TimeControl.of(Duration.ofMinutes(5), Duration.ofSeconds(3));
/// Instant start = Instant.parse("2026-05-01T15:00:00Z");
/// ChessClock clock = ChessClock.set(control, Colour.WHITE).started(start);
/// ChessClock pressed = clock.pressed(start.plusSeconds(10));
/// pressed.left(Colour.WHITE, start.plusSeconds(10)); // => Optional[PT4M56S]
/// pressed.flagFallsAt(); // => Optional[2026-05-01T15:05:13Z]
/// ```
///
/// @param control the time allotted
/// @param white White's display when the clock last changed
/// @param black Black's display when the clock last changed
/// @param turn whose clock runs, or would run
/// @param running whether it runs
/// @param since when the clock last changed
/// @param carriesDelayedTime whether time saved in a period with a delay is added to the next one
/// @since 0.1.0
public record ChessClock(
    TimeControl control,
    ClockFace white,
    ClockFace black,
    Colour turn,
    boolean running,
    Instant since,
    boolean carriesDelayedTime) {

  /// A clock set for a game that has not begun; it already shows the bonus for the first move.
  public static ChessClock set(TimeControl control, Colour turn) {
    return set(control, turn, true);
  }

  /// A clock set for a game that has not begun, with a choice whether time saved in a period with a
  /// delay is carried over.
  public static ChessClock set(TimeControl control, Colour turn, boolean carriesDelayedTime) {
    return new ChessClock(
        control,
        ClockFace.set(control.of(Colour.WHITE)),
        ClockFace.set(control.of(Colour.BLACK)),
        turn,
        false,
        Instant.EPOCH,
        carriesDelayedTime);
  }

  /// The display of `colour` when the clock last changed.
  public ClockFace face(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /// The period in which the display of `colour` was when the clock last changed, in a game with a
  /// time limit.
  public Period periodOf(Colour colour) {
    return control.of(colour).periods().get(face(colour).period().number());
  }

  /// Starts the clock of the player having the move.
  public ChessClock started(Instant at) {
    return with(turn, face(turn), turn, true, at);
  }

  /// Stops both clocks. Time between `at` and a later start is charged to nobody.
  public ChessClock stopped(Instant at) {
    return with(turn, faceAt(turn, at), turn, false, at);
  }

  /// Stops the clock so that `colour`'s is the next to run.
  public ChessClock turnedTo(Colour colour, Instant at) {
    ChessClock now = stopped(at);
    return now.with(colour, now.face(colour), colour, false, at);
  }

  /// The player whose clock runs has made a move and presses: the move is completed, the bonus
  /// given, and the opponent's clock runs.
  public ChessClock pressed(Instant at) {
    ClockFace face = faceAt(turn, at).completed(control.of(turn), carriesDelayedTime);
    return with(turn, face, turn.opposite(), running, at);
  }

  /// `by` has made a move and presses. If the opponent's clock is already running, because `by`
  /// pressed too early, no display changes: the move counts but brings no bonus.
  public ChessClock pressed(Colour by, Instant at) {
    return turn == by ? pressed(at) : completedSilently(by, at);
  }

  /// `by` has made a move that ends the game, which completes it; both clocks stop.
  public ChessClock ended(Colour by, Instant at) {
    ChessClock stopped = stopped(at);
    ClockFace face = stopped.face(by).completedLast();
    return stopped.with(by, face, by.opposite(), false, at);
  }

  /// Starts the other clock without completing a move.
  public ChessClock handedOver(Colour to, Instant at) {
    return with(turn, faceAt(turn, at), to, running, at);
  }

  /// Completes a move by `by` without a press. It counts, and if it is the last of a period the
  /// next period's time is added, but no increment.
  public ChessClock completedSilently(Colour by, Instant at) {
    ChessClock settled = settled(at);
    ClockFace face = settled.face(by).completedSilently(control.of(by));
    return settled.with(by, face, turn, running, at);
  }

  /// Sets the move counter of a player to a number of completed moves.
  public ChessClock counted(Colour colour, int completed, Instant at) {
    Require.atLeast(0, completed, "completed");
    ChessClock settled = settled(at);
    return settled.with(colour, settled.face(colour).counted(completed), turn, running, at);
  }

  /// The increment that the player whose clock runs would get for pressing now.
  public Duration increment(Instant at) {
    ClockFace face = faceAt(turn, at);
    return control.isTimed()
            && face.flagFell().isEmpty()
            && control.of(turn).periods().get(face.period().number()).bonus()
                instanceof Bonus.Increment(Duration time)
        ? time
        : Duration.ZERO;
  }

  /// Sets a display to `remaining`; a fallen flag is up again.
  public ChessClock set(Colour colour, Duration remaining, Instant at) {
    Require.notNegative(remaining, "remaining");
    return settled(at)
        .with(colour, faceAt(colour, at).set(remaining.toMillis()), turn, running, at);
  }

  /// Adds time, or takes it away if negative, but never goes below zero.
  public ChessClock added(Colour colour, Duration time, Instant at) {
    return settled(at).with(colour, faceAt(colour, at).added(time.toMillis()), turn, running, at);
  }

  /// Begins the next period of `colour` with `moves` moves already made; its time is added and the
  /// flag is up again.
  public ChessClock nextPeriod(Colour colour, int moves, Instant at) {
    Require.atLeast(0, moves, "moves");
    ClockFace face = faceAt(colour, at).nextPeriod(control.of(colour), moves);
    return settled(at).with(colour, face, turn, running, at);
  }

  /// Gives `bonus` per move in the last period from now on; a delay counts for the move in
  /// progress, too.
  public ChessClock withLastBonus(Bonus bonus, Instant at) {
    return settled(at).under(changed(control, each -> withLastBonus(each, bonus)));
  }

  /// Gives `bonus` per move in every period from `at` on; a delay counts for the move in progress,
  /// too.
  ///
  /// @throws IllegalArgumentException if `at` is before the clock was last started or stopped
  public ChessClock withBonus(Bonus bonus, Instant at) {
    return settled(at).under(changed(control, each -> withBonus(each, bonus)));
  }

  private ChessClock under(TimeControl changed) {
    return new ChessClock(
        changed,
        white.under(changed.of(Colour.WHITE)),
        black.under(changed.of(Colour.BLACK)),
        turn,
        running,
        since,
        carriesDelayedTime);
  }

  /// A change for both players.
  private static TimeControl changed(TimeControl control, UnaryOperator<TimeControl.Timed> change) {
    return switch (control) {
      case TimeControl.NoLimit none -> none;
      case TimeControl.Timed timed -> change.apply(timed);
      case TimeControl.ByColour(TimeControl.Timed white, TimeControl.Timed black) ->
          new TimeControl.ByColour(change.apply(white), change.apply(black));
    };
  }

  private static TimeControl.Timed withBonus(TimeControl.Timed control, Bonus bonus) {
    return new TimeControl.Timed(
        control.periods().stream()
            .map(period -> new Period(period.moves(), period.time(), bonus))
            .toList());
  }

  private static TimeControl.Timed withLastBonus(TimeControl.Timed control, Bonus bonus) {
    List<Period> periods = new ArrayList<>(control.periods());
    Period last = periods.removeLast();
    periods.add(new Period(last.moves(), last.time(), bonus));
    return new TimeControl.Timed(periods);
  }

  /// The time left to `colour`, never negative; empty without a time limit.
  public Optional<Duration> left(Colour colour, Instant at) {
    return times(at).left(colour);
  }

  /// The times on both displays at `at`.
  public Times times(Instant at) {
    return control.isTimed()
        ? new Times(leftMillis(Colour.WHITE, at), leftMillis(Colour.BLACK, at))
        : Times.UNTIMED;
  }

  /// Whether the time allotted to `colour` has run out by then.
  public boolean flagDown(Colour colour, Instant at) {
    return face(colour).runsOut(spent(colour, at));
  }

  /// When the time of `colour` ran out, if it has by then.
  public Optional<Instant> flagFell(Colour colour, Instant at) {
    return faceAt(colour, at).flagFell();
  }

  /// When the running clock's flag will fall unless somebody presses or pauses first.
  public Optional<Instant> flagFallsAt() {
    ClockFace face = face(turn);
    return control.isTimed() && running && face.flagFell().isEmpty()
        ? Optional.of(since.plusMillis(face.untilFlag()))
        : Optional.empty();
  }

  private ChessClock settled(Instant at) {
    return with(turn, faceAt(turn, at), turn, running, at);
  }

  private ClockFace faceAt(Colour colour, Instant at) {
    return face(colour).used(spent(colour, at), since);
  }

  private long leftMillis(Colour colour, Instant at) {
    return face(colour).left(spent(colour, at));
  }

  private long spent(Colour colour, Instant at) {
    return running && colour == turn ? Math.max(0, at.toEpochMilli() - since.toEpochMilli()) : 0;
  }

  private ChessClock with(
      Colour colour, ClockFace face, Colour turn, boolean running, Instant since) {
    return colour == Colour.WHITE
        ? new ChessClock(control, face, black, turn, running, since, carriesDelayedTime)
        : new ChessClock(control, white, face, turn, running, since, carriesDelayedTime);
  }
}
