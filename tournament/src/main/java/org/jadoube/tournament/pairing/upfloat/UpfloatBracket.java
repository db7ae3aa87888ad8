package org.jadoube.tournament.pairing.upfloat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.CriterionProvision;
import org.jadoube.tournament.pairing.Failure;
import org.jadoube.tournament.pairing.PairedBracket;
import org.jadoube.tournament.pairing.UpfloatEdition.NextBracket;
import org.jadoube.tournament.table.Pair;

/// A bracket with its pairs.
///
/// @param before those who were unpaired before it
/// @param upfloaters by rank
record UpfloatBracket(Unpaired before, List<Integer> upfloaters, List<Pair> pairs) {
  private static final Set<Criterion> OF_UPFLOATERS =
      EnumSet.of(
          Criterion.UPFLOATERS,
          Criterion.UPFLOATER_DIFFERENCES,
          Criterion.NEXT_BRACKET,
          Criterion.UPFLOATER_AGAIN);

  UpfloatBracket {
    upfloaters = List.copyOf(upfloaters);
    pairs = List.copyOf(pairs);
  }

  /// The bracket that the rules lead to.
  static UpfloatBracket best(Unpaired unpaired) {
    List<Integer> upfloaters = Upfloaters.of(unpaired);
    return new UpfloatBracket(
        unpaired,
        upfloaters,
        Seating.of(unpaired.roster(), members(unpaired, upfloaters), upfloaters));
  }

  /// Those of the pairs that the residents are in.
  static UpfloatBracket given(Unpaired unpaired, List<Pair> all) {
    UpfloatRoster roster = unpaired.roster();
    Set<Integer> residents = new HashSet<>(unpaired.top());
    List<Integer> upfloaters = new ArrayList<>();
    List<Pair> pairs = new ArrayList<>();
    for (Pair pair : all) {
      int one = roster.player(pair.white());
      int other = roster.player(pair.black());
      if (residents.contains(one) || residents.contains(other)) {
        pairs.add(roster.pair(one, other));
        if (!residents.contains(one) || !residents.contains(other)) {
          upfloaters.add(residents.contains(one) ? other : one);
        }
      }
    }
    Collections.sort(upfloaters);
    return new UpfloatBracket(unpaired, upfloaters, pairs);
  }

  private static List<Integer> members(Unpaired unpaired, List<Integer> upfloaters) {
    List<Integer> members = new ArrayList<>(unpaired.top());
    members.addAll(upfloaters);
    return members;
  }

  /// Residents and upfloaters, by rank.
  List<Integer> members() {
    return members(before, upfloaters);
  }

  Unpaired after() {
    return before.without(members());
  }

  /// This bracket held against what it should be. Upfloaters are chosen before their opponents
  /// (3.5, 3.6): with others, what comes after the choice cannot be compared.
  BracketReview beside(UpfloatBracket best) {
    List<CriterionProvision> compared =
        before.roster().edition().provisions().stream()
            .filter(each ->
                upfloaters.equals(best.upfloaters) || OF_UPFLOATERS.contains(each.criterion()))
            .toList();
    return new BracketReview(
        List.of(),
        before.roster().numbers(best.members()),
        paired(compared),
        best.paired(compared));
  }

  private PairedBracket paired(List<CriterionProvision> compared) {
    return new PairedBracket(pairs, List.of(), compared.stream().map(this::failure).toList());
  }

  private Failure failure(CriterionProvision provision) {
    return switch (provision.criterion()) {
      case UPFLOATERS -> new Failure(provision, upfloaters.size(), List.of());
      case UPFLOATER_DIFFERENCES -> new Failure(provision, 0, differences());
      case NEXT_BRACKET -> new Failure(provision, next(), List.of());
      case UPFLOATER_AGAIN -> new Failure(provision, again(upfloaters), List.of());
      case COLOUR_PREFERENCE -> new Failure(provision, clashes(false), List.of());
      case STRONG_PREFERENCE -> new Failure(provision, clashes(true), List.of());
      case UPFLOATER_OPPONENT_AGAIN -> new Failure(provision, again(opponents()), List.of());
      default -> throw new IllegalStateException("no criterion of this system: " + provision);
    };
  }

  private List<Integer> differences() {
    return upfloaters.reversed().stream()
        .map(player -> before.score() - before.roster().score(player))
        .toList();
  }

  private int next() {
    OptionalInt following = before.following(upfloaters);
    int left = following.isEmpty() ? 0 : Upfloaters.left(after(), following.getAsInt());
    return before.roster().edition().nextBracket() == NextBracket.AS_MANY_AS_POSSIBLE
        ? left
        : left / 2 > 0 ? 1 : 0;
  }

  private int again(List<Integer> players) {
    return (int) players.stream().filter(before.roster()::floatsAgain).count();
  }

  private List<Integer> opponents() {
    List<Integer> opponents = new ArrayList<>();
    for (Pair pair : pairs) {
      int one = before.roster().player(pair.white());
      int other = before.roster().player(pair.black());
      if (upfloaters.contains(one) != upfloaters.contains(other)) {
        opponents.add(upfloaters.contains(one) ? other : one);
      }
    }
    return opponents;
  }

  private int clashes(boolean strongly) {
    int clashes = 0;
    for (Pair pair : pairs) {
      Wish ours = before.roster().wish(before.roster().player(pair.white()));
      Wish theirs = before.roster().wish(before.roster().player(pair.black()));
      clashes += (strongly ? ours.clashesStrongly(theirs) : ours.clashes(theirs)) ? 1 : 0;
    }
    return clashes;
  }
}
