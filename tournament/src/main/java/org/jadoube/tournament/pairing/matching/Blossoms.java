package org.jadoube.tournament.pairing.matching;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntConsumer;

/// Who is matched with whom, and the blossoms: odd cycles of vertices or blossoms in which all but
/// the base are matched with each other. Blossoms have numbers beyond those of the vertices.
final class Blossoms {
  /// A cycle: between each child and the next an edge from `from` to `to`.
  static final class Cycle {
    private final int[] children;
    private final int[] from;
    private final int[] to;

    Cycle(int[] children, int[] from, int[] to) {
      this.children = children;
      this.from = from;
      this.to = to;
    }

    int[] children() {
      return children;
    }

    int child(int index) {
      return children[index];
    }

    int from(int index) {
      return from[index];
    }

    int to(int index) {
      return to[index];
    }

    int length() {
      return children.length;
    }

    /// This cycle with another beginning.
    Cycle rotated(int start) {
      return new Cycle(rotated(children, start), rotated(from, start), rotated(to, start));
    }

    private static int[] rotated(int[] all, int start) {
      int[] rotated = new int[all.length];
      for (int i = 0; i < all.length; i++) {
        rotated[i] = all[(start + i) % all.length];
      }
      return rotated;
    }
  }

  private static final Cycle NONE = new Cycle(new int[0], new int[0], new int[0]);

  final int size;
  final int[] mate;
  private final int[] top;
  private final int[] parent;
  private final int[] base;
  private final Cycle[] cycles;
  private final Deque<Integer> spare = new ArrayDeque<>();

  Blossoms(int size) {
    this.size = size;
    this.mate = new int[size];
    this.top = new int[size];
    this.parent = new int[2 * size];
    this.base = new int[2 * size];
    this.cycles = new Cycle[2 * size];
    for (int i = 0; i < 2 * size; i++) {
      parent[i] = -1;
      base[i] = i;
      cycles[i] = NONE;
      if (i < size) {
        mate[i] = Matching.FREE;
        top[i] = i;
      } else {
        spare.add(i);
      }
    }
  }

  /// The outermost blossom of a vertex, or the vertex itself.
  int top(int vertex) {
    return top[vertex];
  }

  boolean isTop(int blossom) {
    return parent[blossom] < 0 && cycles[blossom].length() > 0;
  }

  int base(int blossom) {
    return base[blossom];
  }

  Cycle cycle(int blossom) {
    return cycles[blossom];
  }

  /// Does something with each vertex of a blossom.
  void each(int blossom, IntConsumer what) {
    if (blossom < size) {
      what.accept(blossom);
      return;
    }
    for (int child : cycles[blossom].children) {
      each(child, what);
    }
  }

  /// Makes a blossom of a cycle, whose first child has the base.
  int close(Cycle cycle) {
    int blossom = spare.removeFirst();
    cycles[blossom] = cycle;
    base[blossom] = base[cycle.child(0)];
    for (int child : cycle.children) {
      parent[child] = blossom;
    }
    each(blossom, vertex -> top[vertex] = blossom);
    return blossom;
  }

  /// Sets the children of an outermost blossom free.
  void open(int blossom) {
    for (int child : cycles[blossom].children) {
      parent[child] = -1;
      each(child, vertex -> top[vertex] = child);
    }
    cycles[blossom] = NONE;
    spare.addFirst(blossom);
  }

  /// Matches the vertices of a blossom so that this one is left over.
  void rebase(int blossom, int vertex) {
    if (blossom < size) {
      return;
    }
    Cycle cycle = cycles[blossom];
    int start = indexOf(blossom, vertex);
    rebase(cycle.child(start), vertex);
    int length = cycle.length();
    if (start % 2 == 1) {
      for (int i = start + 1; i < length; i += 2) {
        join(cycle, i);
      }
    } else {
      for (int i = start - 2; i >= 0; i -= 2) {
        join(cycle, i);
      }
    }
    cycles[blossom] = cycle.rotated(start);
    base[blossom] = vertex;
  }

  /// The index of the child with that vertex.
  int indexOf(int blossom, int vertex) {
    int child = vertex;
    while (parent[child] != blossom) {
      child = parent[child];
    }
    int[] children = cycles[blossom].children;
    for (int i = 0; ; i++) {
      if (children[i] == child) {
        return i;
      }
    }
  }

  /// Matches a child with the next.
  private void join(Cycle cycle, int index) {
    int from = cycle.from(index);
    int to = cycle.to(index);
    rebase(cycle.child(index), from);
    rebase(cycle.child((index + 1) % cycle.length()), to);
    mate[from] = to;
    mate[to] = from;
  }

  /// Leaves a vertex and its mate without one.
  void part(int vertex) {
    if (mate[vertex] >= 0) {
      mate[mate[vertex]] = Matching.FREE;
    }
    mate[vertex] = Matching.FREE;
  }
}
