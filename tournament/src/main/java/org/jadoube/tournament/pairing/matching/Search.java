package org.jadoube.tournament.pairing.matching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.tournament.pairing.matching.Blossoms.Cycle;

/// A search for a way to match one more vertex (Edmonds): a tree of alternating paths grows from
/// it, at each step by what costs least, until a path ends at a vertex without a mate, or at one
/// that can do without.
final class Search {
  private static final int NONE = 0;
  private static final int OUTER = 1;
  private static final int INNER = 2;
  private static final int NOBODY = -1;

  /// The next step.
  private enum Step {
    STUCK,
    ALONE,
    REACH,
    CLOSE,
    OPEN
  }

  private final Costs costs;
  private final Duals duals;
  private final Blossoms blossoms;
  private final int size;
  private final int[] label;
  private final int[] labelFrom;
  private final int[] labelAt;
  private final int[] nearest;
  private final long[] delta;
  private final long[] slack;
  private Step step = Step.STUCK;
  private int at;

  Search(Costs costs, Duals duals, Blossoms blossoms) {
    this.costs = costs;
    this.duals = duals;
    this.blossoms = blossoms;
    this.size = costs.size();
    this.label = new int[2 * size];
    this.labelFrom = new int[2 * size];
    this.labelAt = new int[2 * size];
    this.nearest = new int[size];
    this.delta = new long[costs.words()];
    this.slack = new long[costs.words()];
  }

  /// Whether that vertex has been matched, or left alone.
  boolean settles(int root) {
    Arrays.fill(label, NONE);
    Arrays.fill(nearest, NOBODY);
    outer(blossoms.top(root), NOBODY, NOBODY);
    boolean settled = false;
    while (!settled) {
      next();
      if (step == Step.STUCK) {
        return false;
      }
      shift();
      settled = taken();
    }
    tidy();
    return true;
  }

  private boolean taken() {
    return switch (step) {
      case STUCK -> false;
      case ALONE -> leaves(at);
      case REACH -> reaches(nearest[at], at);
      case CLOSE -> closes(nearest[at], at);
      case OPEN -> opens(at);
    };
  }

  /// Finds the step that costs least; among equals one that needs no blossom.
  private void next() {
    step = Step.STUCK;
    for (int vertex = 0; vertex < size && !isForNothing(); vertex++) {
      int kind = label[blossoms.top(vertex)];
      if (kind == OUTER && costs.alone(vertex) != Costs.FORBIDDEN) {
        duals.slack(vertex, slack);
        offer(Step.ALONE, vertex);
      }
      if (kind == NONE && nearest[vertex] != NOBODY) {
        duals.slack(nearest[vertex], vertex, slack);
        offer(Step.REACH, vertex);
      }
    }
    for (int vertex = 0; vertex < size && !isForNothing(); vertex++) {
      if (nearest[vertex] != NOBODY && label[blossoms.top(vertex)] == OUTER) {
        offerClosing(vertex);
      }
    }
    for (int blossom = size; blossom < 2 * size && !isForNothing(); blossom++) {
      if (label[blossom] == INNER && blossoms.isTop(blossom)) {
        duals.half(blossom, slack);
        offer(Step.OPEN, blossom);
      }
    }
  }

  private boolean isForNothing() {
    return step != Step.STUCK && Duals.isZero(delta);
  }

  /// The nearest vertex may be in this blossom by now. Nothing else is nearer, so it is looked for
  /// only when that would be near enough.
  private void offerClosing(int vertex) {
    halfSlack(vertex);
    boolean stale = blossoms.top(nearest[vertex]) == blossoms.top(vertex);
    if (stale && (step == Step.STUCK || Duals.compare(slack, delta) < 0)) {
      rescan(vertex);
      if (nearest[vertex] == NOBODY) {
        return;
      }
      halfSlack(vertex);
      stale = false;
    }
    if (!stale) {
      offer(Step.CLOSE, vertex);
    }
  }

  private void halfSlack(int vertex) {
    duals.slack(nearest[vertex], vertex, slack);
    halve();
  }

  private void halve() {
    for (int k = 0; k < slack.length; k++) {
      slack[k] /= 2;
    }
  }

  private void offer(Step kind, int vertex) {
    if (step == Step.STUCK || Duals.compare(slack, delta) < 0) {
      step = kind;
      at = vertex;
      System.arraycopy(slack, 0, delta, 0, delta.length);
    }
  }

  private void shift() {
    if (Duals.isZero(delta)) {
      return;
    }
    for (int vertex = 0; vertex < size; vertex++) {
      duals.add(vertex, delta, sign(label[blossoms.top(vertex)]));
    }
    for (int blossom = size; blossom < 2 * size; blossom++) {
      if (label[blossom] != NONE && blossoms.isTop(blossom)) {
        duals.addToBlossom(blossom, delta, 2 * sign(label[blossom]));
      }
    }
  }

  private static int sign(int label) {
    return label == OUTER ? 1 : label == INNER ? -1 : 0;
  }

  private boolean leaves(int vertex) {
    flip(vertex);
    blossoms.mate[vertex] = Matching.ALONE;
    return true;
  }

  private boolean reaches(int from, int to) {
    int blossom = blossoms.top(to);
    int base = blossoms.base(blossom);
    if (blossoms.mate[base] < 0) {
      flip(from);
      blossoms.rebase(blossom, to);
      blossoms.mate[from] = to;
      blossoms.mate[to] = from;
      return true;
    }
    set(blossom, INNER, from, to);
    int mate = blossoms.mate[base];
    outer(blossoms.top(mate), base, mate);
    return false;
  }

  private void outer(int blossom, int from, int at) {
    set(blossom, OUTER, from, at);
    blossoms.each(blossom, this::scan);
  }

  private void set(int blossom, int kind, int from, int at) {
    label[blossom] = kind;
    labelFrom[blossom] = from;
    labelAt[blossom] = at;
  }

  private void scan(int vertex) {
    int own = blossoms.top(vertex);
    for (int other = 0; other < size; other++) {
      if (costs.pair(vertex, other) != Costs.FORBIDDEN
          && blossoms.top(other) != own
          && label[blossoms.top(other)] != INNER
          && (nearest[other] == NOBODY || duals.nearer(vertex, nearest[other], other))) {
        nearest[other] = vertex;
      }
    }
  }

  /// Finds the nearest outer vertex anew.
  private void rescan(int vertex) {
    int own = blossoms.top(vertex);
    nearest[vertex] = NOBODY;
    for (int other = 0; other < size; other++) {
      if (costs.pair(vertex, other) != Costs.FORBIDDEN
          && blossoms.top(other) != own
          && label[blossoms.top(other)] == OUTER
          && (nearest[vertex] == NOBODY || duals.nearer(other, nearest[vertex], vertex))) {
        nearest[vertex] = other;
      }
    }
  }

  /// Swaps what is matched on the path to the root, whose root gets a mate; this vertex has none
  /// then.
  private void flip(int end) {
    int vertex = end;
    while (true) {
      int blossom = blossoms.top(vertex);
      blossoms.rebase(blossom, vertex);
      int from = labelFrom[blossom];
      if (from == NOBODY) {
        return;
      }
      int inner = blossoms.top(from);
      int at = labelAt[inner];
      vertex = labelFrom[inner];
      blossoms.rebase(inner, at);
      blossoms.mate[at] = vertex;
      // The vertex is no base yet: its blossom is turned at the next step, which leaves its mate.
      blossoms.mate[vertex] = at;
    }
  }

  /// Two outer vertices of one tree meet: a cycle of odd length.
  private boolean closes(int one, int other) {
    List<Integer> up = path(blossoms.top(one));
    List<Integer> down = path(blossoms.top(other));
    while (up.size() > 1
        && down.size() > 1
        && up.get(up.size() - 2).equals(down.get(down.size() - 2))) {
      up.removeLast();
      down.removeLast();
    }
    Cycle cycle = cycle(up, down, one, other);
    int first = cycle.child(0);
    List<Integer> turned = new ArrayList<>();
    for (int child : cycle.children()) {
      if (label[child] == INNER) {
        blossoms.each(child, turned::add);
      }
    }
    int from = labelFrom[first];
    int at = labelAt[first];
    int blossom = blossoms.close(cycle);
    duals.clear(blossom);
    set(blossom, OUTER, from, at);
    turned.forEach(vertex -> nearest[vertex] = NOBODY);
    turned.forEach(this::scan);
    return false;
  }

  private List<Integer> path(int from) {
    List<Integer> path = new ArrayList<>();
    int blossom = from;
    while (true) {
      path.add(blossom);
      if (labelFrom[blossom] == NOBODY) {
        return path;
      }
      blossom = blossoms.top(labelFrom[blossom]);
    }
  }

  /// From the last common blossom to `one`, over to `other` and back.
  private Cycle cycle(List<Integer> up, List<Integer> down, int one, int other) {
    int length = up.size() + down.size() - 1;
    int[] children = new int[length];
    int[] from = new int[length];
    int[] to = new int[length];
    int last = up.size() - 1;
    for (int i = 0; i <= last; i++) {
      children[i] = up.get(last - i);
      from[i] = i == last ? one : labelFrom[up.get(last - i - 1)];
      to[i] = i == last ? other : labelAt[up.get(last - i - 1)];
    }
    for (int i = 0; i + 1 < down.size(); i++) {
      children[last + 1 + i] = down.get(i);
      from[last + 1 + i] = labelAt[down.get(i)];
      to[last + 1 + i] = labelFrom[down.get(i)];
    }
    return new Cycle(children, from, to);
  }

  /// An inner blossom without value is replaced by its children; those on the way from where the
  /// tree enters to the base stay in the tree.
  private boolean opens(int blossom) {
    Cycle cycle = blossoms.cycle(blossom);
    int from = labelFrom[blossom];
    int at = labelAt[blossom];
    int index = blossoms.indexOf(blossom, at);
    blossoms.open(blossom);
    label[blossom] = NONE;
    for (int child : cycle.children()) {
      label[child] = NONE;
    }
    List<Integer> outer = new ArrayList<>();
    boolean forward = index % 2 == 1;
    int length = cycle.length();
    set(cycle.child(index), INNER, from, at);
    while (index != 0) {
      int edge = forward ? index : index - 1;
      index = forward ? (index + 1) % length : index - 1;
      int child = cycle.child(index);
      set(child, OUTER, end(cycle, edge, !forward), end(cycle, edge, forward));
      outer.add(child);
      edge = forward ? index : index - 1;
      index = forward ? (index + 1) % length : index - 1;
      child = cycle.child(index);
      set(child, INNER, end(cycle, edge, !forward), end(cycle, edge, forward));
    }
    for (int child : cycle.children()) {
      if (label[child] == NONE) {
        blossoms.each(child, this::rescan);
      } else if (label[child] == OUTER) {
        blossoms.each(child, vertex -> nearest[vertex] = NOBODY);
      }
    }
    outer.forEach(child -> blossoms.each(child, this::scan));
    return false;
  }

  private static int end(Cycle cycle, int edge, boolean next) {
    return next ? cycle.to(edge) : cycle.from(edge);
  }

  /// Opens blossoms without value, so that later searches need not.
  private void tidy() {
    for (int blossom = 2 * size - 1; blossom >= size; blossom--) {
      int each = blossom;
      while (each >= size && blossoms.isTop(each) && isWorthless(each)) {
        blossoms.open(each);
      }
    }
  }

  private boolean isWorthless(int blossom) {
    duals.half(blossom, slack);
    return Duals.isZero(slack);
  }
}
