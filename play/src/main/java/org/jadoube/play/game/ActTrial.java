package org.jadoube.play.game;

import java.util.List;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.NoRight;
import org.jadoube.play.rights.Rights;
import org.jadoube.play.rights.RightsVerdict;
import org.jadoube.wire.SentAct;

/// A trial of an arbiter's act. It changes nothing: no event is stored, and nobody is told. Players
/// have no trials, which would tell them whether a claim is right.
final class ActTrial {
  private ActTrial() {}

  /// The outcome that the act would have.
  ///
  /// @param before the game as it is
  static ActOutcome of(Capacity by, SentAct sent, Moment before) {
    Game game = before.snapshot().game();
    return verdict(by, sent, game) instanceof RightsVerdict.Denied(NoRight ground)
            && ground != NoRight.GAME_OVER // the Laws say how it ended
        ? new ActOutcome.NotEntitled(by, ground, game)
        : decided(sent, before);
  }

  private static RightsVerdict verdict(Capacity by, SentAct sent, Game game) {
    boolean finished = game.phase() == Phase.FINISHED;
    return by.role().isArbiter()
        ? Rights.of(by.role(), sent.undated(), by.whose(), finished)
        : new RightsVerdict.Denied(NoRight.FOR_ARBITERS);
  }

  private static ActOutcome decided(SentAct sent, Moment before) {
    Snapshot snapshot = before.snapshot();
    ExpectedOutcome plan =
        ExpectedOutcome.of(snapshot.game(), List.of(), sent.acts(snapshot.game(), before.at()));
    Game told = untilEnvelopeOpens(snapshot.game(), plan);
    Snapshot after = new Snapshot(told, snapshot.stored(), snapshot.behind());
    return new ActOutcome.Decided(
        new Moment(after, before.at(), before.permitting()),
        snapshot.game().events().size(),
        told.events().size(),
        plan.refusal(),
        /* happened= */ !plan.isFailure(),
        /* repeated= */ false);
  }

  /// Nobody may see a sealed move before the game is resumed (Guidelines I.7).
  private static Game untilEnvelopeOpens(Game before, ExpectedOutcome plan) {
    List<Event> closed =
        plan.events().stream()
            .takeWhile(event -> !(event instanceof AdjournmentEvent.EnvelopeOpened))
            .toList();
    Game told = before;
    for (Event event : closed) {
      told = told.evolve(event);
    }
    return closed.size() == plan.events().size() ? plan.game() : told;
  }
}
