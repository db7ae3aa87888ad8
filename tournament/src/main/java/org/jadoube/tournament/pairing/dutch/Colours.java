package org.jadoube.tournament.pairing.dutch;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.PastRound;

/// The colours that a player has had, and the one that is due (1.6, 1.7).
///
/// @param played the colours of the games that were played, from the first
/// @param difference Whites minus Blacks
/// @param preference none before the first game
record Colours(
    List<Colour> played, int difference, Optional<Colour> preference, Strength strength) {
  /// How much a player should have a colour.
  enum Strength {
    NONE,
    MILD,
    STRONG,
    ABSOLUTE
  }

  static Colours of(List<PastRound> past) {
    List<Colour> played = past.stream().flatMap(round -> round.colour().stream()).toList();
    int whites = (int) played.stream().filter(each -> each == Colour.WHITE).count();
    int difference = 2 * whites - played.size();
    if (played.isEmpty()) {
      return new Colours(played, 0, Optional.empty(), Strength.NONE);
    }
    Colour last = played.getLast();
    boolean twice = played.size() > 1 && played.get(played.size() - 2) == last;
    int towardsLast = last == Colour.WHITE ? difference : -difference;
    if (Math.abs(difference) > 1) {
      return new Colours(played, difference, less(difference), Strength.ABSOLUTE);
    }
    if (twice && towardsLast >= 0) {
      return new Colours(played, difference, Optional.of(last.opposite()), Strength.ABSOLUTE);
    }
    return difference == 0
        ? new Colours(played, 0, Optional.of(last.opposite()), Strength.MILD)
        : new Colours(played, difference, less(difference), Strength.STRONG);
  }

  private static Optional<Colour> less(int difference) {
    return Optional.of(difference > 0 ? Colour.BLACK : Colour.WHITE);
  }

  /// The colour of the last two games, if it is one.
  Optional<Colour> lastTwo() {
    int size = played.size();
    return size > 1 && played.get(size - 1) == played.get(size - 2)
        ? Optional.of(played.get(size - 1))
        : Optional.empty();
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
        strength == Strength.ABSOLUTE ? Math.abs(difference) - Math.abs(lower.difference) : 0;
    int first = stronger == 0 ? wider : stronger;
    if (first != 0) {
      return first > 0 ? preference : preference.map(Colour::opposite);
    }
    return lastDifferent(lower).map(Colour::opposite).or(() -> preference);
  }

  /// The own colour in the latest game in which the other had the other colour (5.2.3).
  private Optional<Colour> lastDifferent(Colours other) {
    int games = Math.min(played.size(), other.played.size());
    for (int ago = 1; ago <= games; ago++) {
      Colour ours = played.get(played.size() - ago);
      if (ours != other.played.get(other.played.size() - ago)) {
        return Optional.of(ours);
      }
    }
    return Optional.empty();
  }
}
