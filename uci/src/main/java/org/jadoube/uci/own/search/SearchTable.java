package org.jadoube.uci.own.search;

import java.util.Arrays;
import org.jadoube.uci.Finding.Bound;

/// A hash table of positions that have been searched; its entries give way to newer ones.
///
/// An entry is a `long`, from the lowest bit up: 26 bits of move, 16 of score, 8 of depth, 2 of
/// bound, and one that tells it from nothing.
public final class SearchTable {
  private static final int BYTES_PER_ENTRY = 16;
  private static final int LEAST = 1 << 10;
  private static final int MOST = 1 << 16;
  private static final int MOVE_BITS = 26;
  private static final int DEPTH_SHIFT = 42;
  private static final int BOUND_SHIFT = 50;
  private static final long PRESENT = 1L << 52;
  private static final Bound[] BOUNDS = Bound.values();

  private final long[] keys;
  private final long[] entries;
  private final int mask;

  private SearchTable(int size) {
    keys = new long[size];
    entries = new long[size];
    mask = size - 1;
  }

  /// A table of at most that many megabytes.
  public static SearchTable ofMegabytes(int megabytes) {
    return new SearchTable(
        Integer.highestOneBit((int) (((long) megabytes << 20) / BYTES_PER_ENTRY)));
  }

  /// A table for a search of that many positions.
  public static SearchTable forNodes(long nodes) {
    return new SearchTable(Integer.highestOneBit(Math.clamp(2 * nodes, LEAST, MOST)));
  }

  /// Forgets everything.
  public void clear() {
    Arrays.fill(keys, 0);
    Arrays.fill(entries, 0);
  }

  /// The entry of a position; 0 if there is none.
  long find(long key) {
    int at = (int) key & mask;
    return keys[at] == key ? entries[at] : 0;
  }

  /// A deeper entry about the same position stays, unless the new one is exact.
  void put(long key, int move, int score, int depth, Bound bound) {
    int at = (int) key & mask;
    long old = keys[at] == key ? entries[at] : 0;
    if (old != 0 && depth(old) > depth + 3 && bound != Bound.EXACT) {
      return;
    }
    int kept = move == 0 && old != 0 ? move(old) : move;
    keys[at] = key;
    entries[at] =
        PRESENT
            | kept
            | ((long) (score & 0xFFFF) << MOVE_BITS)
            | ((long) Math.max(0, depth) << DEPTH_SHIFT)
            | ((long) bound.ordinal() << BOUND_SHIFT);
  }

  static int move(long entry) {
    return (int) entry & ((1 << MOVE_BITS) - 1);
  }

  static int score(long entry) {
    return (short) (entry >>> MOVE_BITS);
  }

  static int depth(long entry) {
    return (int) (entry >>> DEPTH_SHIFT) & 0xFF;
  }

  static Bound bound(long entry) {
    return BOUNDS[(int) (entry >>> BOUND_SHIFT) & 3];
  }
}
