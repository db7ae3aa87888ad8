package org.jadoube.laws;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jspecify.annotations.Nullable;

/// Where a game stands, apart from its regulations and the list of what happened.
record State(
    Phase phase,
    Ply ply,
    ChessClock clock,
    Pending pending,
    Proceedings proceedings,
    @Nullable Ruling ending) {
  static State start(Regulations regulations) {
    Ply start = Ply.start(regulations.start());
    ChessClock clock = ChessClock.set(regulations.timeControl(), start.position().turn());
    return new State(Phase.NOT_BEGUN, start, clock, Pending.NOTHING, Proceedings.NONE, null);
  }

  State after(Event event) {
    return switch (event) {
      case Event.MoveMade made -> after(made);
      case Event.GameBegun begun -> with(Phase.RUNNING, clock.started(begun.at()));
      case Event.ClocksPaused paused -> with(Phase.PAUSED, clock.stopped(paused.since()));
      case Event.ClocksResumed resumed -> with(Phase.RUNNING, clock.started(resumed.at()));
      case Event.DrawOffered offered ->
          with(pending.withOffer(Optional.of(offer(offered))))
              .with(proceedings.offered(ply.number()));
      case Event.DrawDeclined _ -> with(pending.withOffer(Optional.empty()));
      case Event.DrawConsented _ -> with(pending.consented());
      case Event.DrawClaimed claimed ->
          with(after(claimed)).with(proceedings.declared(claimed, ply));
      case ScoresheetEvent written -> with(proceedings.after(written, ply));
      case Ruling ruling -> after(ruling);
    };
  }

  private State after(Event.MoveMade made) {
    ChessClock next =
        switch (made.completion()) {
          case PRESSED -> clock.pressed(made.at());
          case ENDS_THE_GAME -> clock.ended(made.at());
          case PENDING -> clock;
        };
    return new State(phase, ply.next(made), next, pending.afterMove(), timed(made), ending);
  }

  private Proceedings timed(Event.MoveMade made) {
    return proceedings.timed(made.by(), clock, made.at());
  }

  private DrawOffer offer(Event.DrawOffered offered) {
    return new DrawOffer(offered.by(), ply.number(), offered.moment());
  }

  private Pending after(Event.DrawClaimed claimed) {
    return claimed.intended().isEmpty() ? pending.claimed(claimed.claim()) : pending;
  }

  private State after(Ruling ruling) {
    State state = this;
    for (Consequence consequence : ruling.consequences()) {
      state = state.after(consequence, ruling);
    }
    return state;
  }

  private State after(Consequence consequence, Ruling ruling) {
    Instant at = ruling.at();
    return switch (consequence) {
      case Consequence.Ends _ -> ended(ruling);
      case Consequence.TimeAdded(Colour to, Duration time) -> with(clock.added(to, time, at));
      case Consequence.TimeTaken(Colour from, Duration time) ->
          with(clock.added(from, time.negated(), at));
      case Consequence.TimeSet(Colour of, Duration remaining) -> with(clock.set(of, remaining, at));
      case Consequence.PeriodBegins(Colour of, int moves) -> with(clock.nextPeriod(of, moves, at));
      case Consequence.MoveBinds binds -> with(pending.boundTo(binds.attempt()));
      case Consequence.Warned _,
          Consequence.Fined _,
          Consequence.Excluded _,
          Consequence.Expelled _ ->
          this;
    };
  }

  private State ended(Ruling ruling) {
    return new State(
        Phase.FINISHED, ply, clock.stopped(ruling.at()), Pending.NOTHING, proceedings, ruling);
  }

  private State with(Phase phase, ChessClock clock) {
    return new State(phase, ply, clock, pending, proceedings, ending);
  }

  private State with(ChessClock clock) {
    return new State(phase, ply, clock, pending, proceedings, ending);
  }

  private State with(Proceedings proceedings) {
    return new State(phase, ply, clock, pending, proceedings, ending);
  }

  private State with(Pending pending) {
    return new State(phase, ply, clock, pending, proceedings, ending);
  }
}
