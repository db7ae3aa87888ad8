package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.dutch.LiteralColours.Couple;
import org.jadoube.tournament.pairing.dutch.LiteralOrder.Exchange;

/// The FIDE (Dutch) System for a few players, by trying every candidate of every bracket in the
/// order of the text. It shares no code with the system that it is held against.
final class LiteralDutch {
  private record Tried(List<Couple> pairs, List<Contender> down, List<List<Integer>> failures) {}

  private final LiteralColours colours;
  private final boolean newer;
  private final List<Contender> ranked;
  private int byeScore = -1;

  private LiteralDutch(SwissQuestion question) {
    this.colours = new LiteralColours(question);
    this.newer = question.system() == DutchEdition.OF_2026;
    this.ranked =
        question.present().stream()
            .sorted(
                Comparator.comparingInt((Contender each) -> -each.tenths())
                    .thenComparingInt(Contender::number))
            .toList();
  }

  static Set<String> paired(SwissQuestion question) {
    return new LiteralDutch(question).paired();
  }

  private Set<String> paired() {
    if (newer && ranked.size() % 2 == 1) {
      int[] possible =
          ranked.stream()
              .mapToInt(Contender::tenths)
              .distinct()
              .sorted()
              .filter(score -> {
                byeScore = score;
                return completes(ranked);
              })
              .limit(1)
              .toArray();
      byeScore = possible.length == 0 ? -2 : possible[0];
    }
    if (!completes(ranked)) {
      return Set.of("impossible");
    }
    Set<String> said = new TreeSet<>();
    List<Contender> down = List.of();
    List<Contender> left = ranked;
    boolean collapsed = false;
    while (!left.isEmpty()) {
      List<Contender> residents = collapsed ? left : group(left);
      List<Contender> below = left.subList(residents.size(), left.size());
      Tried best = best(down, residents, below, newer, !newer);
      if (!newer && !completes(joined(best.down(), below))) {
        best = best(down, residents, below, true, false);
        collapsed = true;
      }
      best.pairs().forEach(pair -> said.add(colours.text(pair)));
      down = best.down();
      left = below;
    }
    down.forEach(each -> said.add(each.number() + " bye"));
    return said;
  }

  private static List<Contender> group(List<Contender> left) {
    return left.stream().filter(each -> each.tenths() == left.getFirst().tenths()).toList();
  }

  private static <T> List<T> joined(List<T> one, List<T> other) {
    List<T> all = new ArrayList<>(one);
    all.addAll(other);
    return all;
  }

  /// Whether all can be paired legally, but for one with the bye.
  private boolean completes(List<Contender> players) {
    if (players.isEmpty()) {
      return true;
    }
    Contender first = players.getFirst();
    List<Contender> rest = players.subList(1, players.size());
    if (players.size() % 2 == 1 && mayHaveBye(first) && completes(rest)) {
      return true;
    }
    for (Contender other : rest) {
      if (colours.legal(first, other)
          && completes(rest.stream().filter(each -> !each.equals(other)).toList())) {
        return true;
      }
    }
    return false;
  }

  private boolean mayHaveBye(Contender each) {
    return each.mayHaveBye() && (byeScore == -1 || each.tenths() == byeScore);
  }

  /// The first of the best candidates.
  ///
  /// @param completing whether the round must be completed
  /// @param ahead whether the next bracket counts without completion
  private Tried best(
      List<Contender> movedDown,
      List<Contender> residents,
      List<Contender> below,
      boolean completing,
      boolean ahead) {
    Tried[] best = new Tried[1];
    candidates(
        movedDown,
        residents,
        pairs -> {
          Set<Contender> seated = new java.util.HashSet<>();
          pairs.forEach(pair -> seated.addAll(List.of(pair.high(), pair.low())));
          List<Contender> down =
              joined(movedDown, residents).stream().filter(each -> !seated.contains(each)).toList();
          if (!completing || completes(joined(down, below))) {
            Tried tried =
                new Tried(pairs, down, failures(movedDown, residents, below, pairs, down, ahead));
            if (best[0] == null || compare(tried.failures(), best[0].failures()) < 0) {
              best[0] = tried;
            }
          }
        });
    return best[0];
  }

  private static int compare(List<List<Integer>> one, List<List<Integer>> other) {
    for (int i = 0; i < one.size(); i++) {
      int compared = compareLists(one.get(i), other.get(i));
      if (compared != 0) {
        return compared;
      }
    }
    return 0;
  }

  private static int compareLists(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return one.get(i) - other.get(i);
      }
    }
    return one.size() - other.size();
  }

  private void candidates(
      List<Contender> movedDown, List<Contender> residents, Consumer<List<Couple>> each) {
    for (int m1 = 0; m1 <= Math.min(movedDown.size(), residents.size()); m1++) {
      for (List<Integer> set : LiteralOrder.sets(LiteralOrder.range(0, movedDown.size()), m1)) {
        List<Contender> first = set.stream().map(movedDown::get).toList();
        movedDown(first, residents, new ArrayList<>(), each);
      }
    }
  }

  /// Opponents of those moved down in the order of transpositions; illegal ones are left out early.
  private void movedDown(
      List<Contender> first,
      List<Contender> residents,
      List<Couple> pairs,
      Consumer<List<Couple>> each) {
    if (first.isEmpty()) {
      for (int size = residents.size() / 2; size >= 0; size--) {
        homogeneous(residents, size, pairs, each);
      }
      return;
    }
    for (Contender resident : residents) {
      if (colours.legal(first.getFirst(), resident)) {
        movedDown(
            first.subList(1, first.size()),
            residents.stream().filter(other -> !other.equals(resident)).toList(),
            joined(pairs, List.of(new Couple(first.getFirst(), resident))),
            each);
      }
    }
  }

  private void homogeneous(
      List<Contender> players, int size, List<Couple> before, Consumer<List<Couple>> each) {
    for (Exchange exchange : LiteralOrder.exchanges(size, players.size())) {
      Set<Integer> first = new TreeSet<>(LiteralOrder.range(0, size));
      first.removeAll(exchange.down());
      first.addAll(exchange.up());
      List<Contender> s1 = first.stream().map(players::get).toList();
      List<Contender> s2 = players.stream().filter(player -> !s1.contains(player)).toList();
      transpositions(s1, s2, before, each);
    }
  }

  private void transpositions(
      List<Contender> s1, List<Contender> s2, List<Couple> pairs, Consumer<List<Couple>> each) {
    if (s1.isEmpty()) {
      each.accept(pairs);
      return;
    }
    Contender first = s1.getFirst();
    for (Contender other : s2) {
      if (colours.legal(first, other)) {
        boolean higher = ranked.indexOf(first) < ranked.indexOf(other);
        transpositions(
            s1.subList(1, s1.size()),
            s2.stream().filter(player -> !player.equals(other)).toList(),
            joined(pairs, List.of(higher ? new Couple(first, other) : new Couple(other, first))),
            each);
      }
    }
  }

  private List<List<Integer>> failures(
      List<Contender> movedDown,
      List<Contender> residents,
      List<Contender> below,
      List<Couple> pairs,
      List<Contender> down,
      boolean ahead) {
    List<List<Integer>> failures = new ArrayList<>();
    List<Contender> all = joined(movedDown, residents);
    int lowest = all.getLast().tenths();
    failures.add(List.of(down.size()));
    if (newer) {
      failures.add(scores(down));
      failures.addAll(nextBracket(down, below));
      boolean byeHere =
          byeScore >= 0
              && down.size() == 1
              && down.getFirst().tenths() == byeScore
              && below.stream().noneMatch(this::mayHaveBye);
      failures.add(List.of(byeHere ? down.getFirst().unplayed() : 0));
    } else {
      failures.add(differences(pairs, down, lowest));
      failures.addAll(ahead ? nextBracket(down, below) : List.of());
    }
    failures.add(List.of(colours.faults(pairs, colours::exceeding)));
    failures.add(List.of(colours.faults(pairs, colours::repeating)));
    failures.add(
        List.of(colours.faults(pairs, (pair, player) -> colours.missing(pair, player, 1))));
    failures.add(
        List.of(colours.faults(pairs, (pair, player) -> colours.missing(pair, player, 2))));
    List<Couple> mixed =
        pairs.stream().filter(pair -> pair.high().tenths() != pair.low().tenths()).toList();
    for (int ago = 1; ago <= 2; ago++) {
      failures.add(List.of(downAgain(ago, movedDown, mixed, down).size()));
      failures.add(List.of(upAgain(ago, mixed).size()));
    }
    for (int ago = 1; ago <= 2; ago++) {
      failures.add(downDifferences(ago, movedDown, mixed, down, lowest));
      failures.add(
          LiteralOrder.descending(
              upAgain(ago, mixed).stream()
                  .map(pair -> pair.high().tenths() - pair.low().tenths())
                  .toList()));
    }
    return failures;
  }

  private static List<Integer> scores(List<Contender> players) {
    return LiteralOrder.descending(players.stream().map(Contender::tenths).toList());
  }

  private static List<Integer> differences(List<Couple> pairs, List<Contender> down, int lowest) {
    List<Integer> all = new ArrayList<>();
    pairs.forEach(pair -> all.add(pair.high().tenths() - pair.low().tenths()));
    down.forEach(each -> all.add(each.tenths() - lowest + 10));
    return LiteralOrder.descending(all);
  }

  private static boolean had(Contender each, int ago, Floating floating) {
    int at = each.past().size() - ago;
    return at >= 0 && each.past().get(at).floating() == floating;
  }

  private List<Contender> downAgain(
      int ago, List<Contender> movedDown, List<Couple> mixed, List<Contender> down) {
    List<Contender> again = new ArrayList<>(down);
    if (newer) {
      again.removeAll(movedDown);
    } else {
      mixed.forEach(pair -> again.add(pair.high()));
    }
    again.removeIf(each -> !had(each, ago, Floating.DOWN));
    return again;
  }

  private static List<Couple> upAgain(int ago, List<Couple> mixed) {
    return mixed.stream().filter(pair -> had(pair.low(), ago, Floating.UP)).toList();
  }

  private List<Integer> downDifferences(
      int ago, List<Contender> movedDown, List<Couple> mixed, List<Contender> down, int lowest) {
    List<Integer> all = new ArrayList<>();
    for (Couple pair : mixed) {
      if (had(pair.high(), ago, Floating.DOWN)) {
        all.add(pair.high().tenths() - pair.low().tenths());
      }
    }
    for (Contender each : down) {
      if (had(each, ago, Floating.DOWN) && (!newer || movedDown.contains(each))) {
        all.add(newer ? 100_000 + each.tenths() : each.tenths() - lowest + 10);
      }
    }
    return LiteralOrder.descending(all);
  }

  /// The best that the next bracket can come to: how many are unpaired there, and their scores.
  private List<List<Integer>> nextBracket(List<Contender> down, List<Contender> below) {
    if (below.isEmpty()) {
      return List.of(List.of(0), List.of());
    }
    List<Contender> next = group(below);
    List<List<List<Integer>>> best = new ArrayList<>();
    next(down, next, below.subList(next.size(), below.size()), List.of(), List.of(), best);
    return best.getFirst();
  }

  private void next(
      List<Contender> down,
      List<Contender> next,
      List<Contender> rest,
      List<Couple> pairs,
      List<Contender> unpaired,
      List<List<List<Integer>>> best) {
    if (down.isEmpty() && next.isEmpty()) {
      if (!newer || completes(joined(unpaired, rest))) {
        keep(best, valued(pairs, unpaired, rest));
      }
      return;
    }
    boolean fromDown = !down.isEmpty();
    Contender first = fromDown ? down.getFirst() : next.getFirst();
    List<Contender> others = fromDown ? next : next.subList(1, next.size());
    List<Contender> rests = fromDown ? down.subList(1, down.size()) : List.of();
    next(rests, others, rest, pairs, joined(unpaired, List.of(first)), best);
    for (Contender other : others) {
      if (colours.legal(first, other)) {
        next(
            rests,
            others.stream().filter(each -> !each.equals(other)).toList(),
            rest,
            joined(pairs, List.of(new Couple(first, other))),
            unpaired,
            best);
      }
    }
  }

  private static void keep(List<List<List<Integer>>> best, List<List<Integer>> value) {
    if (best.isEmpty()) {
      best.add(value);
    } else if (compare(value, best.getFirst()) < 0) {
      best.set(0, value);
    }
  }

  private List<List<Integer>> valued(
      List<Couple> pairs, List<Contender> unpaired, List<Contender> rest) {
    if (newer) {
      return List.of(List.of(unpaired.size()), scores(unpaired));
    }
    int count = 0;
    for (Contender each : unpaired) {
      count += rest.isEmpty() && !each.mayHaveBye() ? 3 : 1;
    }
    int lowest = pairs.isEmpty() ? unpaired.getLast().tenths() : lowest(pairs, unpaired);
    return List.of(List.of(count), differences(pairs, unpaired, lowest));
  }

  private static int lowest(List<Couple> pairs, List<Contender> unpaired) {
    int lowest = unpaired.stream().mapToInt(Contender::tenths).min().orElse(Integer.MAX_VALUE);
    for (Couple pair : pairs) {
      lowest = Math.min(lowest, pair.low().tenths());
    }
    return lowest;
  }
}
