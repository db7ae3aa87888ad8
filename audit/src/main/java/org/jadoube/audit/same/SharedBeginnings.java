package org.jadoube.audit.same;

import java.util.Arrays;
import java.util.Optional;
import org.jadoube.audit.facts.GameKey;

/// Games of which one may be the beginning of another. Games are in one chain, and compared with
/// each other, if White's names share a word and their first ten plies are equal.
public final class SharedBeginnings {
  /// The memory for a game: its numbers, its places in chains while these grow, and a byte for each
  /// of some 85 plies.
  private static final int BYTES_OF_GAME = 200;

  /// Of longer chains, as nameless players make them, the last games are compared.
  private static final int MOST_COMPARED = 1_000;

  private static final int CHAINS_OF_GAME = 2;
  private static final int FIRST_GAMES = 1 << 10;
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private final ArchiveNames archives = new ArchiveNames();
  private final Trails trails = new Trails();
  private long[] people = new long[FIRST_GAMES];
  private int[] days = new int[FIRST_GAMES];
  private short[] years = new short[FIRST_GAMES];
  private int[] files = new int[FIRST_GAMES];
  private int[] numbers = new int[FIRST_GAMES];
  private int[] plies = new int[FIRST_GAMES];
  private long[] places = new long[FIRST_GAMES];

  /// The predecessor of each link of a chain, in which every game has two places; 0 for none.
  private int[] before = new int[CHAINS_OF_GAME * (FIRST_GAMES + 1)];

  /// The last link of each chain; 0 for none.
  private int[] last = new int[CHAINS_OF_GAME * FIRST_GAMES];

  private int games;

  /// How many games fit into so much memory.
  public static int mostIn(long bytes) {
    return Math.clamp(bytes / BYTES_OF_GAME, 1, FingerprintTable.MOST_GAMES);
  }

  /// A game that is the beginning of another, or continues it.
  ///
  /// @param game its number in that archive, from 1
  /// @param plies how many plies it has
  public record Partner(String archive, long game, int plies) {}

  /// The longest of the games that are a beginning of the one with `key`, or continue it.
  public Optional<Partner> partner(GameKey key) {
    int longest = -1;
    for (int word : FoldedName.whiteWords(key.people())) {
      longest = longest(key, last[chain(word, key.opening())], longest);
    }
    return longest < 0 ? Optional.empty() : Optional.of(partner(longest));
  }

  private int longest(GameKey key, int from, int found) {
    int longest = found;
    int compared = 0;
    for (int link = from; link != 0 && compared < MOST_COMPARED; link = before[link], compared++) {
      int game = game(link);
      if ((longest < 0 || plies[game] > plies[longest]) && isPart(key, game)) {
        longest = game;
      }
    }
    return longest;
  }

  private boolean isPart(GameKey key, int game) {
    int shorter = Math.min(key.plies(), plies[game]);
    return key.plies() != plies[game]
        && agree(key.day(), days[game])
        && agree(key.year(), years[game])
        && FoldedName.areAlike(key.people(), people[game])
        && trails.agree(places[game], key.trail(), shorter);
  }

  /// Whether two dates are compatible.
  private static boolean agree(int one, int other) {
    return one == 0 || other == 0 || one == other;
  }

  private Partner partner(int game) {
    return new Partner(
        archives.name(files[game]), Integer.toUnsignedLong(numbers[game]), plies[game]);
  }

  /// Adds a game.
  ///
  /// @param number its number in `archive`, from 1
  public void add(GameKey key, String archive, long number) {
    if (games == people.length) {
      grow();
    }
    people[games] = key.people();
    days[games] = key.day();
    years[games] = (short) key.year();
    files[games] = archives.number(archive);
    numbers[games] = (int) number;
    plies[games] = key.plies();
    places[games] = trails.add(key.trail());
    link(games, key.opening());
    games++;
  }

  private void link(int game, String opening) {
    int link = CHAINS_OF_GAME * (game + 1);
    for (int word : FoldedName.whiteWords(people[game])) {
      int chain = chain(word, opening);
      before[link] = last[chain];
      last[chain] = link++;
    }
  }

  private static int game(int link) {
    return link / CHAINS_OF_GAME - 1;
  }

  private int chain(int word, String opening) {
    long hash = (word ^ (long) opening.hashCode() << Short.SIZE) * FACTOR;
    return (int) ((hash >>> Integer.SIZE) % last.length);
  }

  private void grow() {
    int length = games + games / 2;
    people = Arrays.copyOf(people, length);
    days = Arrays.copyOf(days, length);
    years = Arrays.copyOf(years, length);
    files = Arrays.copyOf(files, length);
    numbers = Arrays.copyOf(numbers, length);
    plies = Arrays.copyOf(plies, length);
    places = Arrays.copyOf(places, length);
    before = new int[CHAINS_OF_GAME * (length + 1)];
    last = new int[CHAINS_OF_GAME * length];
    for (int game = 0; game < games; game++) {
      link(game, opening(game));
    }
  }

  private String opening(int game) {
    return trails.beginning(places[game], Math.min(plies[game], GameKey.OPENING));
  }
}
