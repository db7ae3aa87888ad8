package org.jadoube.chess.fate.phase;

import java.util.function.IntPredicate;

/// Combinations of up to nine things that can be had together: a set of sets, each given by the
/// lowest bits of an `int`.
final class Choices {
  private static final int THINGS = 9;
  private static final int BITS = 6; // of an index into a word
  private static final int WORDS = 1 << (THINGS - BITS);
  private static final long[] HAVING = {
    0xAAAA_AAAA_AAAA_AAAAL,
    0xCCCC_CCCC_CCCC_CCCCL,
    0xF0F0_F0F0_F0F0_F0F0L,
    0xFF00_FF00_FF00_FF00L,
    0xFFFF_0000_FFFF_0000L,
    0xFFFF_FFFF_0000_0000L
  };

  private final long[] words = new long[WORDS];

  void add(int set) {
    words[set >> BITS] |= 1L << set;
  }

  /// Combines one set of each, or one of the first alone.
  Choices and(Choices others) {
    Choices all = new Choices();
    all.addAll(this);
    others.anyLargest(set -> {
      all.addAll(with(set));
      return false;
    });
    return all;
  }

  /// Each set with these things added.
  private Choices with(int things) {
    Choices with = new Choices();
    with.addAll(this);
    for (int thing = 0; thing < THINGS; thing++) {
      if ((things >> thing & 1) != 0) {
        with.join(thing);
      }
    }
    return with;
  }

  private void addAll(Choices others) {
    for (int at = 0; at < WORDS; at++) {
      words[at] |= others.words[at];
    }
  }

  private void join(int thing) {
    for (int at = WORDS - 1; at >= 0; at--) {
      long lacking = lacking(at, thing);
      words[at] ^= lacking;
      if (thing < BITS) {
        words[at] |= lacking << (1 << thing);
      } else {
        words[at | 1 << (thing - BITS)] |= lacking;
      }
    }
  }

  private long lacking(int at, int thing) {
    if (thing < BITS) {
      return words[at] & ~HAVING[thing];
    }
    return (at >> (thing - BITS) & 1) == 0 ? words[at] : 0;
  }

  /// Whether the test holds for one of the sets that cannot be extended by one more thing.
  boolean anyLargest(IntPredicate test) {
    for (int at = WORDS - 1; at >= 0; at--) {
      for (long left = largest(at); left != 0; left &= left - 1) {
        if (test.test(at << BITS | Long.numberOfTrailingZeros(left))) {
          return true;
        }
      }
    }
    return false;
  }

  private long largest(int at) {
    long largest = words[at];
    for (int thing = 0; thing < THINGS && largest != 0; thing++) {
      largest &= ~lessBy(at, thing);
    }
    return largest;
  }

  /// The sets in a word that are also present with this thing added.
  private long lessBy(int at, int thing) {
    if (thing < BITS) {
      return (words[at] & HAVING[thing]) >>> (1 << thing);
    }
    int bit = 1 << (thing - BITS);
    return (at & bit) == 0 ? words[at | bit] : 0;
  }
}
