package org.jadoube.laws.rules.binding;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.state.Binding;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Placed;

/// What binds a player for the move that replaces one taken back (Articles 4 and 7.5.1).
public final class Replacing {
  private Replacing() {}

  /// The consequences for `player`, who moves again in the position after ply `before`.
  public static List<Consequence> bound(
      Colour player, int before, Binding binding, GameState game) {
    List<Consequence> bound = new ArrayList<>();
    if (!binding.touched().isEmpty()) {
      bound.add(new Consequence.TouchBinds(player, binding.touched()));
    }
    for (Placed each : TouchMove.binding(binding.released(), game.ply().at(before))) {
      bound.add(new Consequence.ReleaseBinds(player, each.piece(), each.square()));
    }
    binding.declared().ifPresent(move -> bound.add(new Consequence.MoveBinds(player, move)));
    return bound;
  }
}
