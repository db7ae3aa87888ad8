package org.jadoube.spark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.jadoube.testing.Seeded;

/// Games of round robins, some missing, some twice, some with a wrong round, among those of an open
/// with too many players.
final class RoundRobins {
  private static final String MOVES = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. ";
  private static final List<String> LAST = List.of("Re1", "d3", "c3", "Nc3", "h3");
  private static final String FEN = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2";

  private final RandomGenerator random = Seeded.random(1962);
  private final List<String> games = new ArrayList<>();

  private RoundRobins() {}

  /// All games in any order, in so many files.
  static List<String> files(int count) {
    RoundRobins all = new RoundRobins();
    for (int year = 1960; year < 1966; year++) {
      all.add("Cup", year, 4 + year % 5, 1);
      all.add("Cup, \"double\"", year, 5, 2);
    }
    all.addOpen();
    Collections.shuffle(all.games, all.random);
    int length = all.games.size() / count;
    List<String> files = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int end = i + 1 < count ? (i + 1) * length : all.games.size();
      files.add(String.join("", all.games.subList(i * length, end)));
    }
    return files;
  }

  private void add(String event, int year, int players, int times) {
    int seats = players + players % 2;
    List<String> all = new ArrayList<>();
    int wrong = random.nextInt(3 * seats);
    for (int round = 0; round < times * (seats - 1); round++) {
      for (int board = 0; board < seats / 2; board++) {
        int other = board == 0 ? seats - 1 : Math.floorMod(round + board, seats - 1);
        int one = Math.floorMod(round - board, seats - 1);
        if (other < players) {
          int named = all.size() == wrong ? 1 : round + 1;
          all.add(game(event, year, named, name(one), name(other)));
        }
      }
    }
    switch (year % 3) {
      case 0 -> all.remove(random.nextInt(all.size()));
      case 1 -> all.add(all.get(random.nextInt(all.size())));
      default -> {}
    }
    games.addAll(all);
  }

  private void addOpen() {
    for (int i = 0; i < 150; i++) {
      games.add(game("Open", 1970, 1 + i % 9, "White " + i, "Black " + i));
    }
  }

  private static String name(int player) {
    return "Player, " + (char) ('A' + player);
  }

  private String game(String event, int year, int round, String white, String black) {
    boolean set = random.nextInt(4) == 0;
    String moves = set ? "2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. " : MOVES;
    return String.format(
            Locale.ROOT,
            """
            [Event "%s"]
            [Site "Riga"]
            [Date "%d.03.%02d"]
            [Round "%d.%d"]
            [White "%s"]
            [Black "%s"]
            [Result "1-0"]
            """,
            event.replace("\"", "\\\""),
            year,
            round,
            round,
            1 + random.nextInt(40),
            white,
            black)
        + (set ? "[SetUp \"1\"]\n[FEN \"" + FEN + "\"]\n" : "")
        + "\n"
        + moves
        + (set ? "Bb3" : LAST.get(random.nextInt(LAST.size())))
        + " 1-0\n\n";
  }
}
