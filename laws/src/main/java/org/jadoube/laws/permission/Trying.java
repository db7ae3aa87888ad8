package org.jadoube.laws.permission;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Manner;
import org.jadoube.laws.deciding.Deciding;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.state.GameState;

/// Finds out what may be done by trying it: nothing else can agree with `decide` for ever.
public final class Trying {
  private Trying() {}

  /// What the Laws answer to `by` for every kind of act and each manner of it.
  public static Permissions permissions(GameState game, Actor by, Instant at) {
    PossibleActs possible = new PossibleActs(game, by, at);
    List<Permission> answers = new ArrayList<>();
    for (ActKind kind : ActKind.values()) {
      byManner(possible.of(kind))
          .forEach((manner, acts) ->
              answers.add(new Permission(kind, manner, refusal(acts, game))));
    }
    return new Permissions(by, at, Deadlines.next(game, at), answers);
  }

  static Map<Optional<Manner>, List<Act>> byManner(List<Act> acts) {
    Map<Optional<Manner>, List<Act>> sorted = new LinkedHashMap<>();
    acts.forEach(act -> sorted.computeIfAbsent(Manner.of(act), _ -> new ArrayList<>()).add(act));
    return sorted;
  }

  /// The most telling refusal, if all these acts are refused.
  static Optional<Refusal> refusal(List<Act> acts, GameState game) {
    Optional<Refusal> telling = Optional.empty();
    Bearing best = Bearing.PARTICULARS;
    for (Act act : acts) {
      Optional<Refusal> refusal = Deciding.decide(act, game).refusal();
      if (refusal.isEmpty()) {
        return refusal;
      }
      Bearing bearing = Bearing.of(refusal.get().objection());
      if (bearing == Bearing.EVERY_SUCH_ACT) {
        return refusal;
      }
      if (telling.isEmpty() || bearing.compareTo(best) < 0) {
        telling = refusal;
        best = bearing;
      }
    }
    return telling;
  }
}
