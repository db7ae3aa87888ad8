package org.jadoube.audit.same;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.chess.domain.Require;

/// A hash table of fingerprints, with open addressing in arrays. It doubles when half full, and is
/// finally filled to three quarters. Of many games with equal moves only some are in it; the others
/// are in a [CommonMoves].
public final class FingerprintTable {
  /// The largest number of games; arrays have no more places.
  public static final int MOST_GAMES = 1 << 29;

  private static final int FIRST_PLACES = 1 << 12;
  private static final double FULLEST = 0.75;
  private static final int BYTES_OF_PLACE = 28;

  /// While the table grows, it takes so many times its memory.
  private static final double GROWING = 1.5;

  /// So many games with equal moves are compared one by one.
  private static final int MOST_ALIKE = 32;

  /// A game of a crowd takes as much memory as so many others.
  private static final int PLACES_IN_CROWD = 4;

  private final int most;
  private final int mostPlaces;
  private final ArchiveNames archives = new ArchiveNames();
  private long[] moves = new long[FIRST_PLACES];
  private long[] people = new long[FIRST_PLACES];
  private int[] days = new int[FIRST_PLACES];

  /// The game's number in its archive, from 1; 0 where the place is free.
  private int[] numbers = new int[FIRST_PLACES];

  private int[] files = new int[FIRST_PLACES];
  private final Map<Long, CommonMoves> crowds = new HashMap<>();
  private int games;
  private int gamesInCrowds;

  /// @param most how many games it takes, if few of them have equal moves
  public FingerprintTable(int most) {
    Require.within(1, MOST_GAMES, most, "most");
    this.most = most;
    int needed = Math.max(FIRST_PLACES, (int) Math.ceil(most / FULLEST));
    mostPlaces = Math.min(MOST_GAMES * 2, Integer.highestOneBit(2 * needed - 1));
  }

  /// How many games fit into a table that never needs more than so much memory.
  public static int mostIn(long bytes) {
    long places = Long.highestOneBit(Math.max(1, (long) (bytes / (BYTES_OF_PLACE * GROWING))));
    return Math.clamp((long) (places * FULLEST), 1, MOST_GAMES);
  }

  /// Whether it takes no more games.
  public boolean isFull() {
    return memory() >= most;
  }

  /// The memory used, in games outside crowds.
  private long memory() {
    return games + (long) PLACES_IN_CROWD * gamesInCrowds;
  }

  /// A game that has been seen.
  ///
  /// @param game its number in that archive, from 1
  public record Seen(String archive, long game) {}

  /// Adds a game, unless it is there already or the table is full.
  ///
  /// @param game its number in `archive`, from 1
  /// @return its first occurrence
  public Optional<Seen> add(GameKey key, String archive, long game) {
    int place = place(key.moves());
    int alike = 0;
    while (numbers[place] != 0) {
      if (moves[place] == key.moves()) {
        if (GameFingerprint.isSame(key, people[place], days[place])) {
          return Optional.of(seen(files[place], numbers[place]));
        }
        alike++;
      }
      place = (place + 1) & (moves.length - 1);
    }
    if (alike >= MOST_ALIKE) {
      return addToCrowd(key, archive, (int) game);
    }
    if (!isFull()) {
      put(place, key, archives.number(archive), (int) game);
    }
    return Optional.empty();
  }

  private Optional<Seen> addToCrowd(GameKey key, String archive, int number) {
    CommonMoves crowd = crowds.computeIfAbsent(key.moves(), _ -> new CommonMoves());
    int first = crowd.first(key);
    if (first != FirstNumbers.NONE) {
      return Optional.of(seen(crowd.file(first), crowd.number(first)));
    }
    if (!isFull()) {
      crowd.add(key, archives.number(archive), number);
      gamesInCrowds++;
    }
    return Optional.empty();
  }

  private Seen seen(int file, int number) {
    return new Seen(archives.name(file), Integer.toUnsignedLong(number));
  }

  private void put(int place, GameKey key, int file, int number) {
    moves[place] = key.moves();
    people[place] = key.people();
    days[place] = key.day();
    files[place] = file;
    numbers[place] = number;
    games++;
    if (games > moves.length / 2 && moves.length < mostPlaces) {
      grow();
    }
  }

  private int place(long moved) {
    return hash(moved) & (moves.length - 1);
  }

  private static int hash(long moved) {
    return (int) (moved ^ moved >>> 32);
  }

  /// Grows the arrays one after the other, which takes less memory.
  private void grow() {
    int[] places = newPlaces();
    moves = moved(moves, places);
    people = moved(people, places);
    days = moved(days, places);
    files = moved(files, places);
    numbers = moved(numbers, places);
  }

  /// The new places of everything when the table doubles. Games with equal moves keep their order
  /// only if their run is not broken at the end, so this begins after a free place.
  private int[] newPlaces() {
    int free = 0;
    while (numbers[free] != 0) {
      free++;
    }
    int[] places = new int[numbers.length];
    int length = 2 * numbers.length;
    BitSet taken = new BitSet(length);
    for (int i = 1; i <= numbers.length; i++) {
      int old = (free + i) & (numbers.length - 1);
      if (numbers[old] != 0) {
        int place = hash(moves[old]) & (length - 1);
        while (taken.get(place)) {
          place = (place + 1) & (length - 1);
        }
        taken.set(place);
        places[old] = place;
      }
    }
    return places;
  }

  private long[] moved(long[] old, int[] places) {
    long[] values = new long[2 * old.length];
    for (int i = 0; i < old.length; i++) {
      if (numbers[i] != 0) {
        values[places[i]] = old[i];
      }
    }
    return values;
  }

  private int[] moved(int[] old, int[] places) {
    int[] values = new int[2 * old.length];
    for (int i = 0; i < old.length; i++) {
      if (numbers[i] != 0) {
        values[places[i]] = old[i];
      }
    }
    return values;
  }
}
