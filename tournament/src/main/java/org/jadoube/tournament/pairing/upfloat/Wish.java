package org.jadoube.tournament.pairing.upfloat;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.ColourPreference.Strength;
import org.jadoube.tournament.pairing.field.Played;

/// The colour that a team prefers (C.04.6 1.7).
///
/// @param strong whether strongly, which only type B tells apart
record Wish(Optional<Colour> colour, boolean strong) {
  static final Wish NONE = new Wish(Optional.empty(), false);

  /// @param last whether the last round is paired
  static Wish of(Played played, ColourPreferences preferences, boolean last) {
    Optional<Colour> due = due(played);
    return switch (preferences) {
      case NONE -> NONE;
      case TYPE_A -> new Wish(due, false);
      case TYPE_B -> due.isPresent() ? new Wish(due, true) : mild(played, last);
    };
  }

  /// Of a colour two more than of the other, or its last two matches with one of which it has not
  /// had less.
  private static Optional<Colour> due(Played played) {
    int difference = played.difference();
    if (Math.abs(difference) > 1) {
      return Optional.of(less(difference));
    }
    return played
        .lastTwo()
        .filter(twice -> (twice == Colour.WHITE ? difference : -difference) >= 0)
        .map(Colour::opposite);
  }

  private static Wish mild(Played played, boolean last) {
    int difference = played.difference();
    if (difference != 0) {
      return new Wish(Optional.of(less(difference)), false);
    }
    return last ? NONE : new Wish(played.last().map(Colour::opposite), false);
  }

  private static Colour less(int difference) {
    return difference > 0 ? Colour.BLACK : Colour.WHITE;
  }

  /// The colour that goes with one of two preferences, if the other has none (4.3.2).
  Optional<Colour> alone(Wish other) {
    return colour.isPresent() == other.colour.isPresent()
        ? Optional.empty()
        : colour.or(() -> other.colour.map(Colour::opposite));
  }

  /// The colour if each of two has another preference (4.3.3).
  Optional<Colour> beside(Wish other) {
    return other.colour.isPresent() && !clashes(other) ? colour : Optional.empty();
  }

  /// The colour if both have the same preference, and one of them a strong one (4.3.4).
  Optional<Colour> stronger(Wish other) {
    if (!clashes(other) || strong == other.strong) {
      return Optional.empty();
    }
    return strong ? colour : colour.map(Colour::opposite);
  }

  /// For who wants to know why.
  ///
  /// @param graded whether strong and mild preferences are told apart
  ColourPreference preference(Played played, boolean graded) {
    Strength strength = strong ? Strength.STRONG : graded ? Strength.MILD : Strength.UNGRADED;
    return new ColourPreference(
        colour, colour.isPresent() ? strength : Strength.NONE, played.difference());
  }

  /// Whether only one of two can have what both want.
  boolean clashes(Wish other) {
    return colour.isPresent() && colour.equals(other.colour);
  }

  /// Whether both want it strongly.
  boolean clashesStrongly(Wish other) {
    return clashes(other) && strong && other.strong;
  }
}
