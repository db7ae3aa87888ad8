package org.jadoube.laws.ending;

import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.event.Fact;

/// Whether a player could still checkmate by any series of legal moves, as a fact in rulings: the
/// Laws ask this before a player loses.
public final class MatingChances {
  private MatingChances() {}

  /// The chances of `player`.
  ///
  /// @param mostNodes how many positions to examine before giving up
  public static Fact of(Position position, Colour player, long mostNodes) {
    return of(Fate.full(position, player, mostNodes), player);
  }

  /// The fact that states `fate`, which is that of `player`.
  public static Fact of(Fate fate, Colour player) {
    return switch (fate) {
      case Fate.Winnable(var line) -> new Fact.CanCheckmate(player, line);
      case Fate.Unwinnable(var cause) -> new Fact.CannotCheckmate(player, cause);
      case Fate.Undecided(long nodes) -> new Fact.CheckmateUndecided(player, nodes);
    };
  }
}
