package org.jadoube.tournament.pairing.upfloat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;

/// Systems with upfloaters for a few teams, by trying every set of upfloaters and every pairing of
/// a bracket in the order of the text. It shares no code with what it is held against.
final class LiteralUpfloat {
  private static final Comparator<List<Integer>> BY_ELEMENTS = LiteralUpfloat::compare;

  private record Couple(Contender top, Contender bottom) {}

  private final SwissQuestion question;
  private final UpfloatEdition edition;
  private final LiteralUpfloatColours colours;
  private final List<Contender> standing;
  private final boolean floats;

  private LiteralUpfloat(SwissQuestion question) {
    UpfloatSystem system = (UpfloatSystem) question.system();
    this.question = question;
    this.edition = system.edition();
    this.colours = new LiteralUpfloatColours(question, system);
    this.standing =
        question.present().stream()
            .sorted(
                Comparator.comparingInt((Contender each) -> -each.tenths())
                    .thenComparingInt(Contender::number))
            .toList();
    int left = question.rounds() - question.round();
    this.floats = edition == UpfloatEdition.DOUBLE_OF_2026 ? left >= 1 : left >= 2;
  }

  static Set<String> paired(SwissQuestion question) {
    return new LiteralUpfloat(question).paired();
  }

  private Set<String> paired() {
    Set<String> said = new TreeSet<>();
    List<Contender> left = standing;
    if (left.size() % 2 == 1) {
      Optional<Contender> bye = bye();
      if (bye.isEmpty()) {
        return Set.of("impossible");
      }
      said.add(bye.get().number() + " bye");
      left = without(left, List.of(bye.get()));
    } else if (!completes(left)) {
      return Set.of("impossible");
    }
    while (!left.isEmpty()) {
      List<Contender> top = group(left, left.getFirst().tenths());
      List<Contender> upfloaters = upfloaters(left, top);
      List<Contender> members = joined(top, upfloaters);
      best(members, upfloaters).forEach(pair -> said.add(colours.text(pair.top(), pair.bottom())));
      left = without(left, members);
    }
    return said;
  }

  private Optional<Contender> bye() {
    return standing.stream()
        .filter(Contender::mayHaveBye)
        .sorted(
            Comparator.comparingInt(Contender::tenths)
                .thenComparingInt(each -> -LiteralUpfloatColours.played(each).size())
                .thenComparingInt(each -> -each.number()))
        .filter(each -> completes(without(standing, List.of(each))))
        .findFirst();
  }

  private static List<Contender> group(List<Contender> all, int tenths) {
    return all.stream().filter(each -> each.tenths() == tenths).toList();
  }

  private static <T> List<T> joined(List<T> one, List<T> other) {
    return Stream.concat(one.stream(), other.stream()).toList();
  }

  private static List<Contender> without(List<Contender> all, List<Contender> some) {
    Set<Integer> gone = new HashSet<>(some.stream().map(Contender::number).toList());
    return all.stream().filter(each -> !gone.contains(each.number())).toList();
  }

  private boolean completes(List<Contender> players) {
    if (players.isEmpty()) {
      return true;
    }
    Contender first = players.getFirst();
    List<Contender> rest = players.subList(1, players.size());
    return rest.stream()
        .anyMatch(
            other -> colours.mayMeet(first, other) && completes(without(rest, List.of(other))));
  }

  private List<Contender> upfloaters(List<Contender> left, List<Contender> top) {
    List<Contender> lower = without(left, top);
    for (int k = top.size() % 2; ; k += 2) {
      List<List<Contender>> sets = sets(lower, k);
      List<List<Integer>> profiles =
          sets.stream()
              .map(LiteralUpfloat::profile)
              .distinct()
              .sorted(BY_ELEMENTS.reversed())
              .toList();
      for (List<Integer> profile : profiles) {
        Optional<List<Contender>> best =
            sets.stream()
                .filter(set -> profile(set).equals(profile))
                .filter(set -> completes(joined(top, set)) && completes(without(lower, set)))
                .min(
                    Comparator.comparingInt((List<Contender> set) -> next(top, without(lower, set)))
                        .thenComparingInt(this::again));
        if (best.isPresent()) {
          return best.get();
        }
      }
    }
  }

  /// Sets in the order of 3.5.4.
  static List<List<Contender>> sets(List<Contender> lower, int size) {
    if (size == 0) {
      return List.of(List.of());
    }
    List<List<Contender>> sets = new ArrayList<>();
    for (int i = 0; i + size <= lower.size(); i++) {
      Contender first = lower.get(i);
      sets(lower.subList(i + 1, lower.size()), size - 1)
          .forEach(set -> sets.add(joined(List.of(first), set)));
    }
    return sets;
  }

  private static List<Integer> profile(List<Contender> set) {
    return set.stream().map(Contender::tenths).sorted().toList();
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size(); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return one.get(i) - other.get(i);
      }
    }
    return 0;
  }

  private int again(List<Contender> set) {
    return edition == UpfloatEdition.TEAMS_OF_2024
        ? 0
        : (int) set.stream().filter(this::floatsAgain).count();
  }

  private boolean floatsAgain(Contender each) {
    return floats && question.round() > 1 && each.past().getLast().floating() != Floating.NONE;
  }

  /// How badly the next bracket comes out (C6).
  private int next(List<Contender> top, List<Contender> rest) {
    List<Contender> candidates = edition == UpfloatEdition.DOUBLE_OF_2026 ? rest : standing;
    int score =
        candidates.stream()
            .mapToInt(Contender::tenths)
            .filter(tenths -> tenths < top.getFirst().tenths())
            .max()
            .orElse(0);
    List<Contender> next = group(rest, score);
    List<Contender> below = rest.stream().filter(each -> each.tenths() < score).toList();
    int least = next.size() % 2;
    int needed = least;
    while (!nextCompletes(next, below, rest, needed)) {
      needed += 2;
    }
    return edition == UpfloatEdition.TEAMS_OF_2024 ? needed : needed > least ? 1 : 0;
  }

  private boolean nextCompletes(
      List<Contender> next, List<Contender> below, List<Contender> rest, int needed) {
    return sets(below, needed).stream()
        .map(set -> joined(next, set))
        .anyMatch(bracket -> completes(bracket) && completes(without(rest, bracket)));
  }

  private List<Couple> best(List<Contender> members, List<Contender> upfloaters) {
    List<Contender> byNumber =
        members.stream().sorted(Comparator.comparingInt(Contender::number)).toList();
    List<List<Couple>> all = new ArrayList<>();
    pairings(byNumber, List.of(), all::add);
    return all.stream()
        .min(
            Comparator.comparing((List<Couple> pairs) -> failures(pairs, upfloaters), BY_ELEMENTS)
                .thenComparing(LiteralUpfloat::identifier, BY_ELEMENTS))
        .orElseThrow();
  }

  private void pairings(List<Contender> players, List<Couple> pairs, Consumer<List<Couple>> each) {
    if (players.isEmpty()) {
      each.accept(pairs);
      return;
    }
    Contender first = players.getFirst();
    List<Contender> rest = players.subList(1, players.size());
    for (Contender other : rest) {
      if (colours.mayMeet(first, other)) {
        pairings(
            without(rest, List.of(other)), joined(pairs, List.of(new Couple(first, other))), each);
      }
    }
  }

  private static List<Integer> identifier(List<Couple> pairs) {
    return Stream.concat(
            pairs.stream().map(pair -> pair.top().number()),
            pairs.stream().map(pair -> pair.bottom().number()))
        .toList();
  }

  private List<Integer> failures(List<Couple> pairs, List<Contender> upfloaters) {
    int clashes = 0;
    int strong = 0;
    int again = 0;
    for (Couple pair : pairs) {
      String one = colours.wish(pair.top());
      String other = colours.wish(pair.bottom());
      boolean same = !one.isEmpty() && one.charAt(0) == (other + " ").charAt(0);
      clashes += same ? 1 : 0;
      strong += same && one.endsWith("!") && other.endsWith("!") ? 1 : 0;
      boolean topUp = upfloaters.contains(pair.top());
      boolean bottomUp = upfloaters.contains(pair.bottom());
      again += topUp && !bottomUp && floatsAgain(pair.bottom()) ? 1 : 0;
      again += bottomUp && !topUp && floatsAgain(pair.top()) ? 1 : 0;
    }
    return List.of(clashes, strong, again);
  }
}
