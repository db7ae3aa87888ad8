package org.jadoube.chess.fate.helpmate;

import java.util.Arrays;
import org.jadoube.chess.fate.men.Men;

/// How deep positions were looked at, as far as there is room: a hash and a depth in each word. Two
/// positions may be taken for one, so nothing is proved by it.
final class Depths {
  private static final int BITS = 20;
  private static final int BUCKET = 4; // places of which a position may have any
  private static final int DEPTH = 0x7F;

  private final long[] words = new long[1 << BITS];

  void forget() {
    Arrays.fill(words, 0);
  }

  /// Whether the position was looked at as deep before; now it is. What was looked at least deep
  /// gives way.
  ///
  /// @param salt keeps apart what is looked at in different ways
  boolean wasSeen(Men men, long salt, int depth) {
    long hash = (men.hash() ^ salt) & ~DEPTH;
    int bucket = (int) (hash >>> (Long.SIZE - BITS)) & -BUCKET;
    int place = bucket;
    for (int at = bucket; at < bucket + BUCKET; at++) {
      if ((words[at] & ~DEPTH) == hash) {
        place = at;
        break;
      }
      place = depth(at) < depth(place) ? at : place;
    }
    boolean seen = (words[place] & ~DEPTH) == hash && depth(place) > depth;
    words[place] = seen ? words[place] : hash | (depth + 1);
    return seen;
  }

  /// One more than the depth, or 0 where there is nothing.
  private int depth(int at) {
    return (int) words[at] & DEPTH;
  }
}
