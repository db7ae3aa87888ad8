package org.jadoube.audit.same;

import java.util.Arrays;
import org.jadoube.audit.facts.GameKey;

/// Many games with equal moves, such as a short draw that people keep playing. Comparing each with
/// all others would take too long, so they are found by a word of each player's name, and by the
/// day where it matters.
final class CommonMoves {
  private static final int FIRST_GAMES = 16;

  private final FirstNumbers byPeople = new FirstNumbers();
  private final FirstNumbers byPeopleAndDay = new FirstNumbers();
  private int[] files = new int[FIRST_GAMES];
  private int[] numbers = new int[FIRST_GAMES];
  private int count;

  /// The place of the first game that equals the one with `key`, or [FirstNumbers#NONE].
  int first(GameKey key) {
    int first = FirstNumbers.NONE;
    for (int people : FoldedName.wordPairs(key.people())) {
      first = Math.min(first, first(people, key));
    }
    return first;
  }

  private int first(int people, GameKey key) {
    return GameFingerprint.isOfAnyDay(key)
        ? byPeople.of(people)
        : Math.min(
            byPeopleAndDay.of(onDay(people, key.day())), byPeopleAndDay.of(onDay(people, 0)));
  }

  private static long onDay(int people, int day) {
    return (long) people << Integer.SIZE | Integer.toUnsignedLong(day);
  }

  /// The file of the game at that place.
  int file(int place) {
    return files[place];
  }

  /// Its number there.
  int number(int place) {
    return numbers[place];
  }

  void add(GameKey key, int file, int number) {
    if (count == files.length) {
      files = Arrays.copyOf(files, 2 * count);
      numbers = Arrays.copyOf(numbers, 2 * count);
    }
    files[count] = file;
    numbers[count] = number;
    for (int people : FoldedName.wordPairs(key.people())) {
      byPeople.put(people, count);
      byPeopleAndDay.put(onDay(people, key.day()), count);
    }
    count++;
  }
}
