package org.jadoube.laws.rules.binding;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.state.Binding;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Placed;

/// The obligations of a player for the move that replaces one taken back (Articles 4 and 7.5.1).
public final class Replacing {
  private Replacing() {}

  /// The position after ply `before` is restored, and `player` is bound there. Released pieces bind
  /// as part of a legal move that the pieces touched allow.
  public static List<Consequence> restored(
      Colour player, int before, Binding binding, Instant at, GameState game) {
    List<Consequence> consequences = new ArrayList<>();
    consequences.add(new Consequence.PositionRestored(before));
    if (!binding.touched().isEmpty()) {
      consequences.add(new Consequence.TouchBinds(player, binding.touched()));
    }
    for (Placed each : releases(binding, List.copyOf(consequences), at, game)) {
      consequences.add(new Consequence.ReleaseBinds(player, each.piece(), each.square()));
    }
    binding.declared().ifPresent(move -> consequences.add(new Consequence.MoveBinds(player, move)));
    return consequences;
  }

  private static List<Placed> releases(
      Binding binding, List<Consequence> before, Instant at, GameState game) {
    if (binding.released().isEmpty()) {
      return List.of();
    }
    Ruling restoring = new Ruling(at, game.cite(Rule.TOUCH_MOVE_ON_REPLACEMENT), before, List.of());
    return TouchMove.binding(binding.released(), game.evolve(restoring));
  }
}
