package org.jadoube.server.game;

import java.util.List;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.server.rights.Capacity;
import org.jadoube.server.rights.Ground;
import org.jadoube.server.rights.Rights;
import org.jadoube.server.rights.Verdict;
import org.jadoube.wire.SentAct;

/// What an arbiter's act would do. It does nothing: no event is stored, and nobody is told. For
/// players there is no such thing, since it would tell them whether a claim is right.
final class Trial {
  private Trial() {}

  /// What the act would lead to.
  ///
  /// @param before the game as it is
  static Outcome of(Capacity by, SentAct sent, Moment before) {
    Game game = before.snapshot().game();
    return verdict(by, sent, game) instanceof Verdict.Denied(Ground ground)
            && ground != Ground.GAME_OVER // the Laws say how it ended
        ? new Outcome.NotEntitled(by, ground, game)
        : decided(sent, before);
  }

  private static Verdict verdict(Capacity by, SentAct sent, Game game) {
    boolean finished = game.phase() == Phase.FINISHED;
    return by.role().isArbiter()
        ? Rights.of(by.role(), sent.undated(), by.whose(), finished)
        : new Verdict.Denied(Ground.FOR_ARBITERS);
  }

  private static Outcome decided(SentAct sent, Moment before) {
    Snapshot snapshot = before.snapshot();
    Plan plan = Plan.of(snapshot.game(), List.of(), sent.acts(snapshot.game(), before.at()));
    Game told = untilEnvelopeOpens(snapshot.game(), plan);
    Snapshot after = new Snapshot(told, snapshot.stored(), snapshot.behind());
    return new Outcome.Decided(
        new Moment(after, before.at(), before.permitting()),
        snapshot.game().events().size(),
        told.events().size(),
        plan.refusal(),
        /* happened= */ !plan.isFailure(),
        /* repeated= */ false);
  }

  /// What has been sealed is nobody's to see before the game is resumed (Guidelines I.7).
  private static Game untilEnvelopeOpens(Game before, Plan plan) {
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
