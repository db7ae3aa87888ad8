package org.jadoube.tournament.pairing.dutch;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.field.Played;

/// The colours that a player has had, and the one that is due (1.6, 1.7).
///
/// @param preference none before the first game
record Colours(Played played, Optional<Colour> preference, Strength strength) {
  /// How much a player should have a colour.
  enum Strength {
    NONE,
    MILD,
    STRONG,
    ABSOLUTE
  }

  static Colours of(List<PastRound> past) {
    Played played = Played.of(past);
    int difference = played.difference();
    if (played.last().isEmpty()) {
      return new Colours(played, Optional.empty(), Strength.NONE);
    }
    Colour last = played.last().get();
    int towardsLast = last == Colour.WHITE ? difference : -difference;
    if (Math.abs(difference) > 1) {
      return new Colours(played, less(difference), Strength.ABSOLUTE);
    }
    if (played.lastTwo().isPresent() && towardsLast >= 0) {
      return new Colours(played, Optional.of(last.opposite()), Strength.ABSOLUTE);
    }
    return difference == 0
        ? new Colours(played, Optional.of(last.opposite()), Strength.MILD)
        : new Colours(played, less(difference), Strength.STRONG);
  }

  private static Optional<Colour> less(int difference) {
    return Optional.of(difference > 0 ? Colour.BLACK : Colour.WHITE);
  }

  /// The colour against a lower-ranked opponent; empty if nobody has played yet (5.2.1 to 5.2.4).
  Optional<Colour> against(Colours lower) {
    if (preference.isEmpty() || lower.preference.isEmpty()) {
      return preference.or(() -> lower.preference.map(Colour::opposite));
    }
    if (!preference.equals(lower.preference)) {
      return preference;
    }
    int stronger = strength.compareTo(lower.strength);
    int wider =
        strength == Strength.ABSOLUTE
            ? Math.abs(played.difference()) - Math.abs(lower.played.difference())
            : 0;
    int first = stronger == 0 ? wider : stronger;
    if (first != 0) {
      return first > 0 ? preference : preference.map(Colour::opposite);
    }
    return played.lastDifferent(lower.played).map(Colour::opposite).or(() -> preference);
  }
}
