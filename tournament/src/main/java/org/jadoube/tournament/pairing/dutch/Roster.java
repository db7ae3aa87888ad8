package org.jadoube.tournament.pairing.dutch;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchQuestion;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.table.Pair;
import org.jspecify.annotations.Nullable;

/// Who is to be paired, by rank: a player is an index from 0, the higher-ranked before the lower
/// (1.2).
final class Roster {
  private static final int MOST_DIFFERENCE = 2;

  private final DutchQuestion question;
  private final List<Contender> ranked;
  private final List<Colours> colours;
  private final boolean[][] apart;
  private final boolean[] topscorers;

  Roster(DutchQuestion question) {
    this.question = question;
    this.ranked =
        question.present().stream()
            .sorted(
                Comparator.comparingInt(Contender::tenths)
                    .reversed()
                    .thenComparingInt(Contender::number))
            .toList();
    this.colours = ranked.stream().map(each -> Colours.of(each.past())).toList();
    this.apart = new boolean[ranked.size()][ranked.size()];
    this.topscorers = new boolean[ranked.size()];
    Map<Integer, Integer> places = new HashMap<>();
    for (int i = 0; i < ranked.size(); i++) {
      places.put(ranked.get(i).number(), i);
      topscorers[i] = question.isLast() && 2 * score(i) > question.winTenths() * roundsPlayed();
    }
    keepApart(places);
  }

  private int roundsPlayed() {
    return question.round() - 1;
  }

  private void keepApart(Map<Integer, Integer> places) {
    for (int i = 0; i < ranked.size(); i++) {
      for (PastRound round : ranked.get(i).past()) {
        apart(i, places.get(round.opponent()));
      }
    }
    for (Pair pair : question.apart()) {
      Integer one = places.get(pair.white());
      if (one != null) {
        apart(one, places.get(pair.black()));
      }
    }
  }

  private void apart(int one, @Nullable Integer other) {
    if (other != null) {
      apart[one][other] = true;
      apart[other][one] = true;
    }
  }

  int size() {
    return ranked.size();
  }

  int number(int player) {
    return ranked.get(player).number();
  }

  int score(int player) {
    return ranked.get(player).tenths();
  }

  boolean mayHaveBye(int player) {
    return ranked.get(player).mayHaveBye();
  }

  int unplayed(int player) {
    return ranked.get(player).unplayed();
  }

  /// The player's float so many rounds ago.
  Floating floating(int player, int roundsAgo) {
    List<PastRound> past = ranked.get(player).past();
    return roundsAgo > past.size() ? Floating.NONE : past.get(past.size() - roundsAgo).floating();
  }

  /// Whether two may meet (C1 and C3).
  boolean mayMeet(int one, int other) {
    return !apart[one][other] && coloursFit(one, other);
  }

  /// Whether two have met, or must not meet.
  boolean areApart(int one, int other) {
    return apart[one][other];
  }

  private boolean coloursFit(int one, int other) {
    Colours ours = colours.get(one);
    Colours theirs = colours.get(other);
    return topscorers[one]
        || topscorers[other]
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
    return topscorers[player];
  }

  /// The colour of the higher-ranked of two who meet (5.2).
  Colour colour(int higher, int lower) {
    Colours ours = colours.get(higher);
    Colours theirs = colours.get(lower);
    return ours.against(theirs)
        .orElseGet(() ->
            ranked.get(higher).place() % 2 == 1
                ? question.initial()
                : question.initial().opposite());
  }

  /// Whether the player has games of one colour beyond what is allowed, after one more.
  boolean exceeds(int player, Colour next) {
    int difference = colours.get(player).difference() + (next == Colour.WHITE ? 1 : -1);
    return Math.abs(difference) > MOST_DIFFERENCE;
  }

  /// Whether the player has that colour for the third time running.
  boolean repeats(int player, Colour next) {
    return colours.get(player).lastTwo().equals(Optional.of(next));
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

  /// The players of a score, as long as they follow each other.
  List<Integer> scoregroup(int first) {
    List<Integer> group = new ArrayList<>();
    for (int i = first; i < size() && score(i) == score(first); i++) {
      group.add(i);
    }
    return group;
  }

  /// The players by number.
  Map<Integer, Integer> places() {
    Map<Integer, Integer> places = new HashMap<>();
    for (int i = 0; i < size(); i++) {
      places.put(number(i), i);
    }
    return places;
  }

  static int at(Map<Integer, Integer> places, int number) {
    return requireNonNull(places.get(number));
  }
}
