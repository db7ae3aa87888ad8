package org.jadoube.tournament.pairing.field;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.table.Pair;
import org.jspecify.annotations.Nullable;

/// Who is to be paired, by rank: a player is an index from 0, the higher-ranked before the lower
/// (C.04.3, C.04.5 and C.04.6, each 1.2).
public class Field {
  private final List<Contender> ranked;
  private final Map<Integer, Integer> places = new HashMap<>();
  private final boolean[][] apart;

  public Field(SwissQuestion question) {
    this.ranked =
        question.present().stream()
            .sorted(
                Comparator.comparingInt(Contender::tenths)
                    .reversed()
                    .thenComparingInt(Contender::number))
            .toList();
    this.apart = new boolean[ranked.size()][ranked.size()];
    for (int i = 0; i < ranked.size(); i++) {
      places.put(ranked.get(i).number(), i);
    }
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

  public final int size() {
    return ranked.size();
  }

  public final Contender contender(int player) {
    return ranked.get(player);
  }

  public final int number(int player) {
    return ranked.get(player).number();
  }

  public final int score(int player) {
    return ranked.get(player).tenths();
  }

  public final boolean mayHaveBye(int player) {
    return ranked.get(player).mayHaveBye();
  }

  public final int unplayed(int player) {
    return ranked.get(player).unplayed();
  }

  /// How a player floated so many rounds ago.
  public final Floating floating(int player, int roundsAgo) {
    List<PastRound> past = ranked.get(player).past();
    return roundsAgo > past.size() ? Floating.NONE : past.get(past.size() - roundsAgo).floating();
  }

  /// Whether two have met, or must not meet.
  public final boolean areApart(int one, int other) {
    return apart[one][other];
  }

  /// Whether two may meet.
  public boolean mayMeet(int one, int other) {
    return !areApart(one, other);
  }

  /// The players of a score, as long as they follow each other.
  public final List<Integer> scoregroup(int first) {
    List<Integer> group = new ArrayList<>();
    for (int i = first; i < size() && score(i) == score(first); i++) {
      group.add(i);
    }
    return group;
  }

  /// Whether somebody with that number is to be paired.
  public final boolean has(int number) {
    return places.containsKey(number);
  }

  /// The player with that number.
  public final int player(int number) {
    return requireNonNull(places.get(number));
  }

  /// The numbers of players.
  public final List<Integer> numbers(List<Integer> players) {
    return players.stream().map(this::number).toList();
  }
}
