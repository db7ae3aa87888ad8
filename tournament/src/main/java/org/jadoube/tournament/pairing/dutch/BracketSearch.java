package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.tournament.pairing.dutch.Candidate.Couple;

/// Finds the best candidate of a bracket, and among equals the one that is generated first (Article
/// 4): its decisions are taken one after another.
final class BracketSearch {
  private final Measures measures;
  private final Bracket bracket;
  private final Depth depth;
  private final List<Couple> pairs = new ArrayList<>();
  private final List<Integer> limbo = new ArrayList<>();
  private final List<Integer> remainder;
  private Graph graph;

  BracketSearch(Measures measures, Depth depth) {
    this.measures = measures;
    this.bracket = measures.bracket();
    this.depth = depth;
    this.remainder = new ArrayList<>(bracket.residents());
    if (bracket.movedDown().isEmpty()) {
      this.graph = ofRemainder(remainder.size() / 2);
    } else {
      this.graph =
          new Graph(
              measures,
              depth,
              bracket.movedDown(),
              /* goDown= */ false,
              bracket.residents(),
              new Split(0));
      movedDown();
      this.graph = ofRemainder(pairsFrom(bracket.movedDown().size()));
    }
  }

  private int pairsFrom(int first) {
    int pairs = 0;
    for (int i = first; i < graph.members(); i++) {
      int opponent = graph.opponent(i);
      pairs += opponent > i ? 1 : 0;
    }
    return pairs;
  }

  private Graph ofRemainder(int top) {
    return new Graph(measures, depth, limbo, /* goDown= */ true, remainder, new Split(top));
  }

  /// Which of those moved down are paired (4.4), and with whom (4.2).
  private void movedDown() {
    int all = bracket.movedDown().size();
    List<Integer> paired = new ArrayList<>();
    int[] same = new int[graph.members()];
    for (int i = 0; i < all; i++) {
      if (graph.least(i, same, 1) == 0) {
        paired.add(i);
      } else {
        limbo.add(graph.player(i));
      }
    }
    int[] order = new int[graph.members()];
    Arrays.setAll(order, i -> i);
    for (int i : paired) {
      graph.least(i, order, graph.members());
      int resident = graph.player(graph.opponent(i));
      graph.fix(i);
      pairs.add(new Couple(graph.player(i), resident));
      remainder.removeIf(each -> each == resident);
    }
  }

  /// The best candidate.
  Candidate best() {
    int top = pairsFrom(limbo.size());
    if (bracket.movedDown().isEmpty() && top != remainder.size() / 2) {
      graph = ofRemainder(top);
    }
    halves(top);
    List<Integer> down = new ArrayList<>(limbo);
    for (int i = limbo.size(); i < graph.members(); i++) {
      if (graph.opponent(i) < 0) {
        down.add(graph.player(i));
      }
    }
    Collections.sort(down);
    return new Candidate(pairs, down);
  }

  private void halves(int top) {
    int first = limbo.size();
    Set<Integer> upper = new TreeSet<>();
    for (int i = 0; i < top; i++) {
      upper.add(first + i);
    }
    Set<Integer> lower = new TreeSet<>();
    for (int i = first + top; i < graph.members(); i++) {
      lower.add(i);
    }
    exchanges(first, top, upper, lower);
    transpositions(upper, lower);
  }

  /// Who changes halves (4.3).
  private void exchanges(int first, int top, Set<Integer> upper, Set<Integer> lower) {
    int middle = first + top;
    int leave = (int) upper.stream().filter(each -> leaves(each, middle)).count();
    int enter = (int) lower.stream().filter(each -> enters(each, middle)).count();
    for (int i = middle - 1; leave > 0; i--) {
      if (graph.least(i, unless(first, i), 0) == 0) {
        upper.remove(i);
        lower.add(i);
        leave--;
      }
    }
    for (int i = middle; enter > 0; i++) {
      if (graph.least(i, unless(i + 1, graph.members()), 1) == 0) {
        lower.remove(i);
        upper.add(i);
        enter--;
      }
    }
  }

  /// Whether a player of S1 is unpaired or below another of S1.
  private boolean leaves(int vertex, int middle) {
    int opponent = graph.opponent(vertex);
    return opponent < vertex && opponent < middle;
  }

  private boolean enters(int vertex, int middle) {
    return graph.opponent(vertex) > vertex && vertex >= middle;
  }

  /// Ranks that are 0 from one vertex to before another, and 1 elsewhere.
  private int[] unless(int from, int to) {
    int[] ranks = new int[graph.members()];
    Arrays.fill(ranks, 1);
    Arrays.fill(ranks, from, Math.max(from, to), 0);
    return ranks;
  }

  /// Who meets whom (4.2).
  private void transpositions(Set<Integer> upper, Set<Integer> lower) {
    int[] order = new int[graph.members()];
    Arrays.fill(order, graph.members());
    int rank = 0;
    for (int each : lower) {
      order[each] = rank++;
    }
    for (int each : upper) {
      graph.least(each, order, graph.members());
      pairs.add(new Couple(graph.player(each), graph.player(graph.opponent(each))));
      graph.fix(each);
    }
  }

  /// Those left for the brackets after the next.
  List<Integer> leftOver() {
    return graph.leftOver();
  }
}
