package org.jadoube.tournament.pairing.dutch;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.field.Field;
import org.jadoube.tournament.table.Pair;

/// Who is to be paired by the FIDE (Dutch) System.
final class Roster extends Field {
  private static final int MOST_DIFFERENCE = 2;

  private final SwissQuestion question;
  private final List<Colours> colours;

  Roster(SwissQuestion question) {
    super(question);
    this.question = question;
    this.colours =
        IntStream.range(0, size()).mapToObj(i -> Colours.of(contender(i).past())).toList();
  }

  /// Whether two may meet (C1 and C3).
  @Override
  public boolean mayMeet(int one, int other) {
    return super.mayMeet(one, other) && coloursFit(one, other);
  }

  private boolean coloursFit(int one, int other) {
    Colours ours = colours.get(one);
    Colours theirs = colours.get(other);
    return isTopscorer(one)
        || isTopscorer(other)
        || ours.strength() != Colours.Strength.ABSOLUTE
        || theirs.strength() != Colours.Strength.ABSOLUTE
        || !ours.preference().equals(theirs.preference());
  }

  /// The colour that both of two players must have, if that keeps them apart (C3).
  Optional<Colour> sameColour(int one, int other) {
    return coloursFit(one, other) ? Optional.empty() : colours.get(one).preference();
  }

  /// Whether two who meet both get the colour they prefer.
  boolean bothPleased(int one, int other) {
    Colours ours = colours.get(one);
    return ours.strength() == Colours.Strength.NONE
        || !ours.preference().equals(colours.get(other).preference());
  }

  boolean isTopscorer(int player) {
    return question.isLast() && 2 * score(player) > question.winTenths() * (question.round() - 1);
  }

  /// The colour of the higher-ranked of two who meet (5.2).
  Colour colour(int higher, int lower) {
    Colours ours = colours.get(higher);
    Colours theirs = colours.get(lower);
    return ours.against(theirs)
        .orElseGet(() ->
            contender(higher).place() % 2 == 1
                ? question.initial()
                : question.initial().opposite());
  }

  /// Whether the player has games of one colour beyond what is allowed, after one more.
  boolean exceeds(int player, Colour next) {
    int difference = colours.get(player).played().difference() + (next == Colour.WHITE ? 1 : -1);
    return Math.abs(difference) > MOST_DIFFERENCE;
  }

  /// Whether the player has that colour for the third time running.
  boolean repeats(int player, Colour next) {
    return colours.get(player).played().lastTwo().equals(Optional.of(next));
  }

  /// Whether the player prefers the other colour at least so strongly.
  boolean misses(int player, Colour next, Colours.Strength atLeast) {
    Colours own = colours.get(player);
    return own.strength().compareTo(atLeast) >= 0
        && own.preference().filter(each -> each != next).isPresent();
  }

  /// The pair with its colours.
  Pair pair(int one, int other) {
    int higher = Math.min(one, other);
    int lower = Math.max(one, other);
    Pair pair = new Pair(number(higher), number(lower));
    return colour(higher, lower) == Colour.WHITE ? pair : pair.reversed();
  }
}
