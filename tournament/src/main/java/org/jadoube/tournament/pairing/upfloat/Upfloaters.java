package org.jadoube.tournament.pairing.upfloat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.UpfloatEdition.NextBracket;
import org.jadoube.tournament.pairing.matching.Costs;
import org.jadoube.tournament.pairing.matching.Matching;
import org.jadoube.tournament.pairing.matching.Preference;
import org.jadoube.tournament.pairing.matching.TalliedCosts;
import org.jadoube.tournament.pairing.matching.Tally;

/// Who comes up into the next bracket (3.5).
///
/// All who are unpaired are matched at once, so what is chosen can always be completed (C3), and
/// who meets a resident comes up. As few as possible never meet each other: without two who do, the
/// bracket would be complete with fewer.
final class Upfloaters {
  private static final int NUMBER = 0;
  private static final int SCORES = 1;
  private static final int NEXT = 2;
  private static final int AGAIN = 3;
  private static final OptionalInt NO_SCORE = OptionalInt.empty();

  private final Unpaired unpaired;
  private final UpfloatRoster roster;
  private final List<Integer> players;
  private final int residents;
  private final boolean again;

  private Upfloaters(Unpaired unpaired) {
    this.unpaired = unpaired;
    this.roster = unpaired.roster();
    this.players = unpaired.players();
    this.residents = unpaired.top().size();
    this.again =
        roster.edition().provisions().stream()
            .anyMatch(each -> each.criterion() == Criterion.UPFLOATER_AGAIN);
  }

  /// The first of the best sets of them, by rank (C4 to C7, 3.5.3 to 3.5.5).
  static List<Integer> of(Unpaired unpaired) {
    Upfloaters search = new Upfloaters(unpaired);
    List<Integer> some = search.in(Matching.of(search.costs(NO_SCORE), search.residents));
    return some.isEmpty() ? some : search.best(some);
  }

  /// How many of a score would have to meet lower ones, if as few as possible do.
  static int left(Unpaired unpaired, int score) {
    if (unpaired.isNobody()) {
      return 0;
    }
    Upfloaters search = new Upfloaters(unpaired);
    Costs costs =
        TalliedCosts.of(
            search.players.size(),
            (one, other) -> search.pair(one, other, tally -> {}, OptionalInt.of(score)));
    return search.leaving(Matching.of(costs, search.residents), score);
  }

  /// @param like others that are as many and have the same scores
  private List<Integer> best(List<Integer> like) {
    OptionalInt following = unpaired.following(like);
    Costs costs = costs(following);
    Matching matching = Matching.of(costs, residents);
    boolean either = roster.edition().nextBracket() != NextBracket.AS_MANY_AS_POSSIBLE;
    if (following.isPresent() && either && leaving(matching, following.getAsInt()) > 1) {
      costs = costs(NO_SCORE);
      matching = Matching.of(costs, residents);
    }
    return first(new Preference(costs, matching), like.size());
  }

  private List<Integer> first(Preference preference, int number) {
    int[] ranks = new int[players.size()];
    Arrays.fill(ranks, residents, ranks.length, 1);
    List<Integer> chosen = new ArrayList<>();
    for (int i = residents; chosen.size() < number; i++) {
      if (preference.least(i, ranks, 1) == 0) {
        chosen.add(players.get(i));
      }
    }
    return chosen;
  }

  private List<Integer> in(Matching matching) {
    List<Integer> chosen = new ArrayList<>();
    for (int i = residents; i < players.size(); i++) {
      if (matching.mate(i) < residents) {
        chosen.add(players.get(i));
      }
    }
    return chosen;
  }

  private int leaving(Matching matching, int score) {
    int leaving = 0;
    for (int i = 0; i < players.size(); i++) {
      leaving += leaves(i, matching.mate(i), score) ? 1 : 0;
    }
    return leaving;
  }

  private boolean leaves(int one, int other, int score) {
    return roster.score(players.get(one)) == score && roster.score(players.get(other)) < score;
  }

  private interface Rise {
    void tell(Tally tally);
  }

  private Costs costs(OptionalInt following) {
    return TalliedCosts.of(
        players.size(),
        (one, other) -> pair(one, other, tally -> rise(players.get(other), tally), following));
  }

  private Optional<Tally> pair(int one, int other, Rise rise, OptionalInt following) {
    if (!roster.mayMeet(players.get(one), players.get(other))) {
      return Optional.empty();
    }
    Tally tally = new Tally();
    if (one < residents && other >= residents) {
      rise.tell(tally);
    }
    if (following.isPresent() && leaves(one, other, following.getAsInt())) {
      tally.add(NEXT, Tally.COUNT, 1);
    }
    return Optional.of(tally);
  }

  /// The lowest score is the first to be avoided (C5).
  private void rise(int player, Tally tally) {
    tally.add(NUMBER, Tally.COUNT, 1);
    tally.add(SCORES, -roster.score(player), 1);
    tally.add(AGAIN, Tally.COUNT, again && roster.floatsAgain(player) ? 1 : 0);
  }
}
