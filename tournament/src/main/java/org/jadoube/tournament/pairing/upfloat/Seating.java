package org.jadoube.tournament.pairing.upfloat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.pairing.matching.Costs;
import org.jadoube.tournament.pairing.matching.Matching;
import org.jadoube.tournament.pairing.matching.Preference;
import org.jadoube.tournament.pairing.matching.TalliedCosts;
import org.jadoube.tournament.pairing.matching.Tally;
import org.jadoube.tournament.table.Pair;

/// Who meets whom in a bracket: the best for colours and floats, and of these the first by the
/// numbers of those who are at the top of their pairs, then of those below them (3.6).
final class Seating {
  private static final int COLOURS = 0;
  private static final int STRONG = 1;
  private static final int AGAIN = 2;

  private final UpfloatRoster roster;
  private final List<Integer> upfloaters;
  private final List<Integer> byNumber;
  private final Preference preference;
  private final Matching matching;

  private Seating(UpfloatRoster roster, List<Integer> members, List<Integer> upfloaters) {
    this.roster = roster;
    this.upfloaters = upfloaters;
    this.byNumber = members.stream().sorted(Comparator.comparingInt(roster::number)).toList();
    Costs costs = TalliedCosts.of(byNumber.size(), this::failures);
    this.matching = Matching.of(costs, byNumber.size() / 2);
    this.preference = new Preference(costs, matching);
  }

  /// The pairs of a bracket.
  static List<Pair> of(UpfloatRoster roster, List<Integer> members, List<Integer> upfloaters) {
    return new Seating(roster, members, upfloaters).pairs();
  }

  private Optional<Tally> failures(int one, int other) {
    int ours = byNumber.get(one);
    int theirs = byNumber.get(other);
    if (!roster.mayMeet(ours, theirs)) {
      return Optional.empty();
    }
    Tally tally = new Tally();
    tally.add(COLOURS, Tally.COUNT, roster.wish(ours).clashes(roster.wish(theirs)) ? 1 : 0);
    tally.add(STRONG, Tally.COUNT, roster.wish(ours).clashesStrongly(roster.wish(theirs)) ? 1 : 0);
    tally.add(AGAIN, Tally.COUNT, floatsAgain(ours, theirs) || floatsAgain(theirs, ours) ? 1 : 0);
    return Optional.of(tally);
  }

  private boolean floatsAgain(int resident, int upfloater) {
    return upfloaters.contains(upfloater)
        && !upfloaters.contains(resident)
        && roster.floatsAgain(resident);
  }

  private List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    int[] order = new int[byNumber.size()];
    Arrays.setAll(order, i -> i);
    for (int top : tops()) {
      preference.least(top, order, order.length);
      pairs.add(roster.pair(byNumber.get(top), byNumber.get(matching.mate(top))));
      preference.fix(top);
    }
    return pairs;
  }

  private List<Integer> tops() {
    List<Integer> tops = new ArrayList<>();
    int[] ranks = new int[byNumber.size()];
    for (int i = 0; tops.size() < byNumber.size() / 2; i++) {
      ranks[i] = 1;
      if (preference.least(i, ranks, 1) == 0) {
        tops.add(i);
      }
    }
    return tops;
  }
}
