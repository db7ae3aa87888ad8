package org.jadoube.laws;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.deciding.Deciding;
import org.jadoube.laws.permission.Trying;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.rules.Outcome;

/// The Laws as one function: an act in a game gives events, a refusal, or both. Nothing else about
/// a game is looked at, no clock is read and nothing is thrown, whatever the act.
public final class Laws {
  private Laws() {}

  /// What the Laws of the game's edition make of `act`.
  public static Decision decide(Act act, Game game) {
    requireNonNull(act, "act");
    requireNonNull(game, "game");
    Outcome outcome = Deciding.decide(act, game.state());
    Game next = outcome.events().isEmpty() ? game : new Game(outcome.game());
    return new Decision(next, outcome.events(), outcome.refusal());
  }

  /// What `actor` may do at this moment, and why not what they may not.
  ///
  /// An act that is permitted may still be unwise: a claim may be made and turn out wrong.
  public static Permissions permissions(Game game, Actor actor, Instant at) {
    return permissions(game, actor, at, EnumSet.allOf(ActKind.class));
  }

  /// The same for some kinds of act alone.
  public static Permissions permissions(Game game, Actor actor, Instant at, Set<ActKind> kinds) {
    requireNonNull(game, "game");
    requireNonNull(actor, "actor");
    requireNonNull(at, "at");
    Set<ActKind> asked = Set.copyOf(requireNonNull(kinds, "kinds"));
    return Trying.permissions(game.state(), actor, at, asked);
  }
}
