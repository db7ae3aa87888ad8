package org.jadoube.chess.fate.helpmate;

import java.util.Arrays;
import org.jadoube.chess.fate.men.Men;

/// The depth to which positions were searched, as far as there is room: a hash and a depth in each
/// word. It may confuse two positions, so it proves nothing.
final class Depths {
  private static final int BITS = 20;
  private static final int BUCKET = 4; // slots in which a position may be stored
  private static final int DEPTH = 0x7F;

  private final long[] words = new long[1 << BITS];

  void forget() {
    Arrays.fill(words, 0);
  }

  /// Whether the position was already searched at least this deep; if not, records that it is now,
  /// in place of the least deep entry of its bucket.
  ///
  /// @param salt keeps searches of different kinds apart
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

  /// The depth plus one, or 0 for an empty slot.
  private int depth(int at) {
    return (int) words[at] & DEPTH;
  }
}
