package org.jadoube.tournament.pairing.field;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.PastRound;

/// The colours that a player has had in games that were played, from the first (C.04.2 3.4).
public record Played(List<Colour> colours) {
  public Played {
    colours = List.copyOf(colours);
  }

  public static Played of(List<PastRound> past) {
    return new Played(past.stream().flatMap(round -> round.colour().stream()).toList());
  }

  public int whites() {
    return (int) colours.stream().filter(each -> each == Colour.WHITE).count();
  }

  /// Whites minus Blacks.
  public int difference() {
    return 2 * whites() - colours.size();
  }

  /// The colour of the last game.
  public Optional<Colour> last() {
    return colours.isEmpty() ? Optional.empty() : Optional.of(colours.getLast());
  }

  /// The colour of the last two games, if it is one.
  public Optional<Colour> lastTwo() {
    int size = colours.size();
    return size > 1 && colours.get(size - 1) == colours.get(size - 2) ? last() : Optional.empty();
  }

  /// The own colour in the latest game in which the other had the other colour.
  public Optional<Colour> lastDifferent(Played other) {
    int games = Math.min(colours.size(), other.colours.size());
    for (int ago = 1; ago <= games; ago++) {
      Colour ours = colours.get(colours.size() - ago);
      if (ours != other.colours.get(other.colours.size() - ago)) {
        return Optional.of(ours);
      }
    }
    return Optional.empty();
  }
}
