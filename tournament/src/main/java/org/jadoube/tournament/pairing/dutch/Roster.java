package org.jadoube.tournament.pairing.dutch;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.ColourPreference.Strength;
import org.jadoube.tournament.pairing.ColourRule;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.field.Field;
import org.jadoube.tournament.pairing.field.Grant;
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
        || ours.strength() != Strength.ABSOLUTE
        || theirs.strength() != Strength.ABSOLUTE
        || !ours.preference().clashes(theirs.preference());
  }

  /// The colour that both of two players must have, if that keeps them apart (C3).
  Optional<Colour> sameColour(int one, int other) {
    return coloursFit(one, other) ? Optional.empty() : colours.get(one).due();
  }

  /// Whether two who meet both get the colour they prefer.
  boolean bothPleased(int one, int other) {
    return !colours.get(one).preference().clashes(colours.get(other).preference());
  }

  boolean isTopscorer(int player) {
    return question.isLast() && 2 * score(player) > question.winTenths() * (question.round() - 1);
  }

  /// The colour of the higher-ranked of two who meet.
  Colour colour(int higher, int lower) {
    return grant(higher, lower).colour();
  }

  private Grant grant(int higher, int lower) {
    return colours
        .get(higher)
        .against(colours.get(lower))
        .orElseGet(() -> new Grant(drawn(higher), ColourRule.INITIAL_COLOUR));
  }

  /// The colour that goes with the number of somebody who has not played (5.2.5).
  private Colour drawn(int player) {
    return contender(player).place() % 2 == 1 ? question.initial() : question.initial().opposite();
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
  boolean misses(int player, Colour next, Strength atLeast) {
    Colours own = colours.get(player);
    return own.strength().compareTo(atLeast) >= 0
        && own.due().filter(each -> each != next).isPresent();
  }

  /// The pair with its colours.
  Pair pair(int one, int other) {
    int higher = Math.min(one, other);
    int lower = Math.max(one, other);
    Pair pair = new Pair(number(higher), number(lower));
    return colour(higher, lower) == Colour.WHITE ? pair : pair.reversed();
  }

  /// The pair with its colours, and why it has them.
  ColourAllocation allocation(int one, int other, DutchEdition edition) {
    int higher = Math.min(one, other);
    ColourRule rule = grant(higher, Math.max(one, other)).rule();
    Pair pair = pair(one, other);
    return new ColourAllocation(
        pair,
        number(higher),
        rule,
        edition.article(rule),
        preference(pair.white()),
        preference(pair.black()));
  }

  private ColourPreference preference(int number) {
    return colours.get(player(number)).preference();
  }
}
