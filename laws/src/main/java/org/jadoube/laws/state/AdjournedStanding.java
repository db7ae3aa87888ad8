package org.jadoube.laws.state;

import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.game.Phase;

/// The effect of adjournment events on a game's standing.
final class AdjournedStanding {
  private AdjournedStanding() {}

  static Standing after(AdjournmentEvent event, Standing state) {
    ChessClock clock = state.clock();
    return switch (event) {
      case AdjournmentEvent.GameAdjourned adjourned ->
          state.with(Phase.PAUSED, clock.stopped(adjourned.chargedUntil()));
      case AdjournmentEvent.ReplierAwaited awaited ->
          state.with(
              Phase.RUNNING, clock.turnedTo(awaited.player(), awaited.at()).started(awaited.at()));
      case AdjournmentEvent.EnvelopeOpened opened when !opened.reply() ->
          state.with(Phase.PAUSED, clock.turnedTo(opened.sealer(), opened.at()));
      case AdjournmentEvent.ReplySealed reply -> state.with(clock.pressed(reply.at()));
      case AdjournmentEvent.SealingOrdered _,
          AdjournmentEvent.MoveSealed _,
          AdjournmentEvent.EnvelopeLabelled _,
          AdjournmentEvent.EnvelopeLost _,
          AdjournmentEvent.ResumptionBegun _,
          AdjournmentEvent.ArrivedForResumption _,
          AdjournmentEvent.LatenessExcused _,
          AdjournmentEvent.EnvelopeOpened _,
          AdjournmentEvent.TimesDisputed _ ->
          state;
    };
  }
}
