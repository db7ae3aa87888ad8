package org.jadoube.laws.permission;

import java.time.Instant;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.act.Manner;
import org.jadoube.laws.deciding.Deciding;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.draw.Claims;
import org.jadoube.laws.rules.moving.IdleHands;
import org.jadoube.laws.state.GameState;

/// Finds out which acts are permitted by trying them, which keeps the answers consistent with
/// `decide`.
public final class Trying {
  private Trying() {}

  /// The Laws' answers to `by` for these kinds of act and each manner of them.
  public static Permissions permissions(
      GameState game, Actor by, Instant at, Collection<Class<? extends Act.Deed>> kinds) {
    GameState trial = game.asTrial();
    PossibleDeeds possible = new PossibleDeeds(trial, by, at);
    List<Permission> answers =
        Kinds.all().stream()
            .filter(kinds::contains)
            .flatMap(possible::of)
            .map(deeds -> deeds.<Act>map(deed -> new Act(by, at, deed)))
            .map(acts -> answer(acts.iterator(), trial))
            .toList();
    return new Permissions(by, at, Deadlines.next(game, at), answers);
  }

  /// Why an act is refused. A claim of a draw without the right to it is not refused but loses
  /// time, so nobody is invited to make it. The acts of hands are recorded whatever they are; only
  /// their consequences are refused. Adjusting is a right that has to be announced, so it is still
  /// asked who has it.
  private static Optional<Refusal> refusal(Act act, GameState game) {
    Outcome outcome = Deciding.decide(act, game);
    return isDone(act, outcome)
        ? Optional.empty()
        : outcome.refusal().or(() -> Claims.withoutRight(act, game));
  }

  private static boolean isDone(Act act, Outcome outcome) {
    return IdleHands.areUsedFor(act)
        && !(act.deed() instanceof BoardAct.Adjust)
        && !outcome.events().isEmpty()
        && !(outcome.events().getLast() instanceof Ruling);
  }

  /// The answer to acts of one kind and manner: the most telling refusal, if all are refused.
  private static Permission answer(Iterator<Act> acts, GameState game) {
    Act first = acts.next();
    Act next = first;
    Optional<Refusal> telling = Optional.empty();
    Bearing best = Bearing.PARTICULARS;
    while (true) {
      Optional<Refusal> refusal = refusal(next, game);
      Bearing bearing =
          refusal.map(Refusal::objection).map(Bearing::of).orElse(Bearing.EVERY_SUCH_ACT);
      if (telling.isEmpty() || bearing.compareTo(best) < 0) {
        telling = refusal;
        best = bearing;
      }
      if (bearing == Bearing.EVERY_SUCH_ACT || !acts.hasNext()) {
        return new Permission(first.kind(), Manner.of(first.deed()), telling);
      }
      next = acts.next();
    }
  }
}
