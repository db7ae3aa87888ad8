package org.jadoube.notation.encoding;

import java.util.Arrays;

/// How often letters follow each other in the names and words of one language. The cost of
/// something is the negative binary logarithm of its probability.
///
/// Only pairs with a letter outside ASCII are known: the others are the same in all encodings.
final class LetterPairs {
  /// Stands for the edges of a word.
  static final char EDGE = '_';

  /// An upper bound: letters of all alphabets in question have lower numbers.
  private static final int LETTERS = 0x530;

  /// The cost of a letter that the language does not have.
  private static final int FOREIGN = 22;

  /// The extra cost of a letter in an unusual place.
  private static final int MISPLACED = 5;

  private static final int MOST = 20;

  private final byte[] numbers = new byte[LETTERS];
  private final byte[][] costs;

  /// @param lines each a letter, a blank, and the letters that follow it, each with its cost in
  ///   hexadecimal; `*` stands for any letter
  LetterPairs(Iterable<String> lines) {
    int count = 1;
    for (String line : lines) {
      for (int at = 0; at < line.length(); at += 2) {
        count += number(line.charAt(at), count);
      }
    }
    costs = new byte[count][count];
    lines.forEach(this::learn);
  }

  private int number(char letter, int next) {
    boolean known = letter == '*' || numbers[letter] != 0;
    numbers[letter] = known ? numbers[letter] : (byte) next;
    return known ? 0 : 1;
  }

  private void learn(String line) {
    boolean anywhere = line.charAt(0) == '*';
    for (int at = 2; at < line.length(); at += 2) {
      int letter = numbers[line.charAt(at)];
      int cost = Character.digit(line.charAt(at + 1), 16);
      if (anywhere) {
        Arrays.stream(costs).forEach(row -> row[letter] = (byte) Math.min(MOST, cost + MISPLACED));
      } else {
        costs[numbers[line.charAt(0)]][letter] = (byte) cost;
      }
    }
  }

  /// The cost of `next` after `letter`, both in lower case.
  int cost(char letter, char next) {
    if (next >= LETTERS || letter >= LETTERS) {
      return FOREIGN;
    }
    int cost = costs[numbers[letter] & 0xFF][numbers[next] & 0xFF];
    return cost > 0 ? cost : next < 0x80 ? MOST : FOREIGN;
  }
}
