package org.jadoube.tournament.pairing;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// The colour that is due to a player, and how strongly (C.04.3 1.7; before 2026, A.6), or that a
/// team prefers (C.04.6 1.7).
///
/// @param due empty before the first game, and for a team also later
/// @param difference Whites minus Blacks in games that were played (1.6)
/// @since 0.1.0
public record ColourPreference(Optional<Colour> due, Strength strength, int difference) {
  /// Before the first game.
  public static final ColourPreference NONE =
      new ColourPreference(Optional.empty(), Strength.NONE, 0);

  public ColourPreference {
    if (due.isEmpty() != (strength == Strength.NONE)) {
      throw new IllegalArgumentException("due: " + due + ", but strength: " + strength);
    }
  }

  /// How much a player should have a colour.
  public enum Strength {
    NONE,
    /// Not told apart, as with teams of type A.
    UNGRADED,
    MILD,
    STRONG,
    ABSOLUTE
  }

  /// Whether both are due the same colour.
  public boolean clashes(ColourPreference other) {
    return due.isPresent() && due.equals(other.due);
  }
}
