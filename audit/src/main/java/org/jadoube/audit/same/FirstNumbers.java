package org.jadoube.audit.same;

import java.util.Arrays;

/// The first number that came with each key: a hash table with open addressing in arrays, at most
/// half full.
final class FirstNumbers {
  /// More than any number: the value of a key that never came.
  static final int NONE = Integer.MAX_VALUE;

  private static final int FIRST_PLACES = 1 << 4;
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private long[] keys = new long[FIRST_PLACES];
  private int[] numbers = noNumbers(FIRST_PLACES);
  private int count;

  private static int[] noNumbers(int places) {
    int[] numbers = new int[places];
    Arrays.fill(numbers, NONE);
    return numbers;
  }

  int of(long key) {
    return numbers[place(key)];
  }

  void put(long key, int number) {
    int place = place(key);
    if (numbers[place] == NONE) {
      keys[place] = key;
      numbers[place] = number;
      count++;
      if (count > keys.length / 2) {
        grow();
      }
    }
  }

  /// Where a key is, or belongs.
  private int place(long key) {
    int place = (int) (key * FACTOR >>> Integer.SIZE) & (keys.length - 1);
    while (numbers[place] != NONE && keys[place] != key) {
      place = (place + 1) & (keys.length - 1);
    }
    return place;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldNumbers = numbers;
    keys = new long[2 * oldKeys.length];
    numbers = noNumbers(keys.length);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldNumbers[i] != NONE) {
        int place = place(oldKeys[i]);
        keys[place] = oldKeys[i];
        numbers[place] = oldNumbers[i];
      }
    }
  }
}
