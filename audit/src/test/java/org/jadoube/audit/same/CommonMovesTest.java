package org.jadoube.audit.same;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.same.FingerprintTable.Seen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Many games with equal moves.
class CommonMovesTest {
  private final Random random = new Random(7);

  /// Compares each game with all earlier distinct ones.
  private static final class OneByOne {
    private record Game(GameKey key, Seen seen) {}

    private final List<Game> games = new ArrayList<>();

    Optional<Seen> add(GameKey key, String archive, long number) {
      for (Game each : games) {
        if (each.key().moves() == key.moves()
            && GameFingerprint.isSame(key, each.key().people(), each.key().day())) {
          return Optional.of(each.seen());
        }
      }
      games.add(new Game(key, new Seen(archive, number)));
      return Optional.empty();
    }
  }

  /// Some names have no word, one or two; the more words, the fewer games are equal.
  private String name(int words) {
    return IntStream.range(0, random.nextInt(3))
        .mapToObj(_ ->
            "name"
                + (char) ('a' + random.nextInt(words) / 26)
                + (char) ('a' + random.nextInt(words) % 26))
        .reduce("", (one, other) -> one + " " + other);
  }

  private GameKey game(int words, int days, int plies) {
    long moves = random.nextInt(3) * 0x9E3779B97F4A7C15L;
    int day = random.nextInt(days);
    return new GameKey(moves, FoldedName.pair(name(words), name(words)), day, 0, "x".repeat(plies));
  }

  @ParameterizedTest
  @CsvSource({"8, 40, 20", "40, 4, 20", "600, 400, 20", "200, 300, 39", "200, 300, 40"})
  void the_same_games_are_found_as_one_by_one(int words, int days, int plies) {
    FingerprintTable table = new FingerprintTable(1_000_000);
    OneByOne slow = new OneByOne();
    for (int i = 1; i <= 5_000; i++) {
      GameKey key = game(words, days, plies);
      String archive = i % 2_000 + ".pgn";
      assertThat(table.add(key, archive, i)).isEqualTo(slow.add(key, archive, i));
    }
    assertThat(slow.games).hasSizeGreaterThan(3 * 32);
  }

  @Test
  void a_full_crowd_still_knows_what_is_in_it() {
    FingerprintTable table = new FingerprintTable(40);
    List<GameKey> games =
        IntStream.rangeClosed(1, 40)
            .mapToObj(
                day -> new GameKey(1, FoldedName.pair("Anna", "Berta"), day, 0, "x".repeat(20)))
            .toList();
    games.forEach(game -> assertThat(table.add(game, "a.pgn", game.day())).isEmpty());

    assertThat(table.isFull()).isTrue();
    assertThat(games.subList(0, 34))
        .allSatisfy(game ->
            assertThat(table.add(game, "b.pgn", 1)).contains(new Seen("a.pgn", game.day())));
    assertThat(table.add(games.get(34), "b.pgn", 1)).isEmpty();
  }
}
