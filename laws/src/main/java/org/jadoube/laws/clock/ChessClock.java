package org.jadoube.laws.clock;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;

/// The chess clock (Article 6.1): two displays of which at most one runs. A value: what it shows is
/// computed from instants, to the millisecond, and never by ticking.
///
/// @param control the time allotted
/// @param white White's display as it stood when the clock last changed
/// @param black Black's display likewise
/// @param turn whose clock runs, or would run
/// @param running whether it runs
/// @param since when the clock last changed
/// @param carriesDelayedTime whether time saved in a period with a delay is added to the next one
public record ChessClock(
    TimeControl control,
    ClockFace white,
    ClockFace black,
    Colour turn,
    boolean running,
    Instant since,
    boolean carriesDelayedTime) {
  public ChessClock {
    requireNonNull(control, "control");
    requireNonNull(white, "white");
    requireNonNull(black, "black");
    requireNonNull(turn, "turn");
    requireNonNull(since, "since");
  }

  /// A clock set for a game that has not begun; the bonus for the first move is on it already.
  public static ChessClock set(TimeControl control, Colour turn) {
    requireNonNull(control, "control");
    return set(control, turn, true);
  }

  /// The same, with a choice what becomes of the time saved in a period with a delay.
  public static ChessClock set(TimeControl control, Colour turn, boolean carriesDelayedTime) {
    requireNonNull(control, "control");
    ClockFace face = ClockFace.set(control);
    return new ChessClock(control, face, face, turn, false, Instant.EPOCH, carriesDelayedTime);
  }

  /// The display of `colour` as it stood when the clock last changed.
  public ClockFace face(Colour colour) {
    requireNonNull(colour, "colour");
    return colour == Colour.WHITE ? white : black;
  }

  /// The period in which the display of `colour` was then; of a game with time allotted.
  public Period periodOf(Colour colour) {
    requireNonNull(colour, "colour");
    return control.periods().get(face(colour).period().number());
  }

  /// The clock starts to run for the player having the move.
  public ChessClock started(Instant at) {
    requireNonNull(at, "at");
    return with(turn, face(turn), turn, true, at);
  }

  /// The clock stops for both. Time between `at` and a later start is nobody's.
  public ChessClock stopped(Instant at) {
    requireNonNull(at, "at");
    return with(turn, faceAt(turn, at), turn, false, at);
  }

  /// The clock stands, and it is that of `colour` which is to run next.
  public ChessClock turnedTo(Colour colour, Instant at) {
    requireNonNull(colour, "colour");
    requireNonNull(at, "at");
    ChessClock now = stopped(at);
    return now.with(colour, now.face(colour), colour, false, at);
  }

  /// The player whose clock runs has made a move and presses: the move is completed, the bonus
  /// given, and the opponent's clock runs.
  public ChessClock pressed(Instant at) {
    requireNonNull(at, "at");
    ClockFace face = faceAt(turn, at).completed(control, carriesDelayedTime);
    return with(turn, face, turn.opposite(), running, at);
  }

  /// `by` has made a move and presses. Where the opponent's clock runs already, as by pressing too
  /// early, that changes no display: the move counts and brings no bonus.
  public ChessClock pressed(Colour by, Instant at) {
    requireNonNull(by, "by");
    return turn == by ? pressed(at) : completedSilently(by, at);
  }

  /// `by` has made a move that ends the game: it is completed so, and both clocks stop.
  public ChessClock ended(Colour by, Instant at) {
    requireNonNull(by, "by");
    requireNonNull(at, "at");
    ChessClock stopped = stopped(at);
    ClockFace face = stopped.face(by).completedLast();
    return stopped.with(by, face, by.opposite(), false, at);
  }

  /// The other clock runs without a move having been completed.
  public ChessClock handedOver(Colour to, Instant at) {
    requireNonNull(to, "to");
    requireNonNull(at, "at");
    return with(turn, faceAt(turn, at), to, running, at);
  }

  /// A move of `by` is completed without the clock having been pressed: it counts, and where it is
  /// the last of a period the time of the next one is given; no increment is.
  public ChessClock completedSilently(Colour by, Instant at) {
    requireNonNull(by, "by");
    requireNonNull(at, "at");
    ChessClock settled = settled(at);
    ClockFace face = settled.face(by).completedSilently(control);
    return settled.with(by, face, turn, running, at);
  }

  /// The move counter of a player is set to so many completed moves.
  public ChessClock counted(Colour colour, int completed, Instant at) {
    requireNonNull(colour, "colour");
    requireNonNull(at, "at");
    Require.atLeast(0, completed, "completed");
    ChessClock settled = settled(at);
    return settled.with(colour, settled.face(colour).counted(completed), turn, running, at);
  }

  /// The increment that pressing now would give to the player whose clock runs.
  public Duration increment(Instant at) {
    requireNonNull(at, "at");
    ClockFace face = faceAt(turn, at);
    return control.isTimed()
            && face.flagFell().isEmpty()
            && control.periods().get(face.period().number()).bonus()
                instanceof Bonus.Increment(Duration time)
        ? time
        : Duration.ZERO;
  }

  /// A display is set to `remaining`; a flag that was down is up again.
  public ChessClock set(Colour colour, Duration remaining, Instant at) {
    requireNonNull(colour, "colour");
    requireNonNull(remaining, "remaining");
    requireNonNull(at, "at");
    Require.notNegative(remaining, "remaining");
    return settled(at)
        .with(colour, faceAt(colour, at).set(remaining.toMillis()), turn, running, at);
  }

  /// Time is added, or taken if it is negative; nothing goes below zero.
  public ChessClock added(Colour colour, Duration time, Instant at) {
    requireNonNull(colour, "colour");
    requireNonNull(at, "at");
    return settled(at).with(colour, faceAt(colour, at).added(time.toMillis()), turn, running, at);
  }

  /// The next period of `colour` begins, `moves` moves of it being made already; its time is given
  /// and the flag is up again.
  public ChessClock nextPeriod(Colour colour, int moves, Instant at) {
    requireNonNull(colour, "colour");
    requireNonNull(at, "at");
    Require.atLeast(0, moves, "moves");
    ClockFace face = faceAt(colour, at).nextPeriod(control, moves);
    return settled(at).with(colour, face, turn, running, at);
  }

  /// From now on each move of the last period brings `bonus`.
  public ChessClock withLastBonus(Bonus bonus, Instant at) {
    requireNonNull(bonus, "bonus");
    requireNonNull(at, "at");
    ChessClock now = settled(at);
    return new ChessClock(
        withLastBonus(control, bonus), now.white, now.black, turn, running, at, carriesDelayedTime);
  }

  private static TimeControl withLastBonus(TimeControl control, Bonus bonus) {
    if (!control.isTimed()) {
      return control;
    }
    List<Period> periods = new ArrayList<>(control.periods());
    Period last = periods.removeLast();
    periods.add(new Period(last.moves(), last.time(), bonus));
    return new TimeControl.Timed(periods);
  }

  /// The time left to `colour` at a moment, never negative; empty where none is allotted.
  public Optional<Duration> left(Colour colour, Instant at) {
    requireNonNull(colour, "colour");
    requireNonNull(at, "at");
    return times(at).left(colour);
  }

  /// What both displays show at a moment.
  public Times times(Instant at) {
    requireNonNull(at, "at");
    return control.isTimed()
        ? new Times(leftMillis(Colour.WHITE, at), leftMillis(Colour.BLACK, at))
        : Times.UNTIMED;
  }

  /// Whether the time allotted to `colour` has run out by then.
  public boolean flagDown(Colour colour, Instant at) {
    requireNonNull(colour, "colour");
    requireNonNull(at, "at");
    return face(colour).runsOut(spent(colour, at));
  }

  /// When the time of `colour` ran out, if it has by then.
  public Optional<Instant> flagFell(Colour colour, Instant at) {
    requireNonNull(colour, "colour");
    requireNonNull(at, "at");
    return faceAt(colour, at).flagFell();
  }

  /// When the flag falls that is up and running down, if nobody presses or pauses before.
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
