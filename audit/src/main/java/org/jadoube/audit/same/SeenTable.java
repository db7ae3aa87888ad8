package org.jadoube.audit.same;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.chess.domain.Require;

/// A hash table of fingerprints, with open addressing in arrays.
public final class SeenTable {
  /// The largest number of games: arrays have no more places.
  public static final int MOST_GAMES = 1 << 29;

  private static final int FIRST_PLACES = 1 << 12;

  private final int most;
  private final List<String> archives = new ArrayList<>();
  private long[] moves = new long[FIRST_PLACES];
  private long[] people = new long[FIRST_PLACES];
  private int[] days = new int[FIRST_PLACES];

  /// The game's number in its archive, from 1; 0 where the place is free.
  private int[] numbers = new int[FIRST_PLACES];

  private int[] files = new int[FIRST_PLACES];
  private int games;

  /// @param most how many games it takes
  public SeenTable(int most) {
    Require.within(1, MOST_GAMES, most, "most");
    this.most = most;
  }

  /// A game that has been seen.
  ///
  /// @param game its number in that archive, from 1
  public record Seen(String archive, long game) {}

  /// Adds a game, unless the same one is there or the table is full.
  ///
  /// @param game its number in `archive`, from 1
  /// @return the same game, as it was seen first
  public Optional<Seen> add(GameKey key, String archive, long game) {
    int place = place(key.moves());
    while (numbers[place] != 0) {
      if (moves[place] == key.moves() && Fingerprint.isSame(key, people[place], days[place])) {
        return Optional.of(
            new Seen(archives.get(files[place]), Integer.toUnsignedLong(numbers[place])));
      }
      place = (place + 1) & (moves.length - 1);
    }
    if (games < most) {
      put(place, key, file(archive), (int) game);
    }
    return Optional.empty();
  }

  private void put(int place, GameKey key, int file, int number) {
    moves[place] = key.moves();
    people[place] = key.people();
    days[place] = key.day();
    files[place] = file;
    numbers[place] = number;
    games++;
    if (games > moves.length / 2) {
      grow();
    }
  }

  private int file(String archive) {
    if (archives.isEmpty() || !archives.getLast().equals(archive)) {
      archives.add(archive);
    }
    return archives.size() - 1;
  }

  private int place(long moved) {
    return (int) (moved ^ moved >>> 32) & (moves.length - 1);
  }

  private void grow() {
    long[] oldMoves = moves;
    long[] oldPeople = people;
    int[] oldDays = days;
    int[] oldNumbers = numbers;
    int[] oldFiles = files;
    int places = 2 * oldMoves.length;
    moves = new long[places];
    people = new long[places];
    days = new int[places];
    numbers = new int[places];
    files = new int[places];
    int free = 0;
    while (oldNumbers[free] != 0) {
      free++;
    }
    // Games with the same moves stay in their order if their run is not broken at the end.
    for (int i = 1; i <= oldMoves.length; i++) {
      int old = (free + i) & (oldMoves.length - 1);
      if (oldNumbers[old] != 0) {
        int place = place(oldMoves[old]);
        while (numbers[place] != 0) {
          place = (place + 1) & (places - 1);
        }
        moves[place] = oldMoves[old];
        people[place] = oldPeople[old];
        days[place] = oldDays[old];
        numbers[place] = oldNumbers[old];
        files[place] = oldFiles[old];
      }
    }
  }
}
