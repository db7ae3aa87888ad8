package org.jadoube.laws.state;

import java.util.Set;
import org.jadoube.chess.Colour;

/// Sets of players.
final class ColourSets {
  private static final Set<Colour> BOTH = Set.of(Colour.WHITE, Colour.BLACK);

  private ColourSets() {}

  static Set<Colour> plus(Set<Colour> some, Colour one) {
    return some.contains(one.opposite()) ? BOTH : Set.of(one);
  }

  static Set<Colour> minus(Set<Colour> some, Colour one) {
    return some.contains(one.opposite()) ? Set.of(one.opposite()) : Set.of();
  }
}
