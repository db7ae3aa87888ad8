package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.planting.Faults;
import org.jadoube.audit.planting.Planted;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

/// Hundreds of faults planted at known places among as many sound games: all are found where they
/// are, and nothing else is.
class PlantedArchiveTest {
  private static final int TIMES = 20;
  private static final int COPIES = 40;

  private static final List<Planted> GAMES = games();

  private static List<Planted> games() {
    List<Planted> games = Faults.archive(TIMES, Seeded.random(22));
    for (int copy = 0; copy < COPIES; copy++) {
      games.add(respelled(games.get(2 * copy)));
    }
    return games;
  }

  /// A sound game again, with the names of its players spelt differently.
  private static Planted respelled(Planted game) {
    String pgn =
        game.pgn().replaceAll("(\\w+), Anna", "Anna $1").replaceAll("(Player\\w*), Boris", "$1 B.");
    return Planted.of(pgn, "duplicate-game 0");
  }

  @Test
  void every_planted_fault_is_found_and_nothing_else() {
    StringBuilder archive = new StringBuilder();
    Map<Long, String> expected = new TreeMap<>();
    for (Planted game : GAMES) {
      archive.append(game.pgn());
      expected.put(expected.size() + 1L, String.join(", ", game.found()));
    }
    Audit audit = Audit.byDate().on(2).inBatchesOf(50_000).comparedWith(new SeenGames(10_000));
    Map<Long, List<String>> found = new TreeMap<>();
    for (PlacedFinding each : PlantedFaultsTest.audit(archive.toString(), audit)) {
      found
          .computeIfAbsent(each.place().game(), _ -> new ArrayList<>())
          .add(each.finding().kind().id() + " " + each.place().ply());
    }
    List<String> wrong = new ArrayList<>();
    expected.forEach((game, kinds) -> {
      String was = String.join(", ", found.getOrDefault(game, List.of()));
      if (!was.equals(kinds)) {
        wrong.add("found [" + was + "] for [" + kinds + "]:\n" + GAMES.get((int) (game - 1)).pgn());
      }
    });
    assertThat(wrong).isEmpty();
  }

  @Test
  void the_page_counts_them() throws IOException {
    long faults = GAMES.stream().mapToLong(game -> game.found().size()).sum();
    long sound = GAMES.stream().filter(game -> game.found().isEmpty()).count();
    assertThat(Files.readString(Path.of("..", "docs", "findings.md")).replaceAll("\\s+", " "))
        .contains(
            String.format(
                Locale.ROOT,
                "%,d findings are planted in %,d games, beside %,d sound ones",
                faults,
                GAMES.size() - sound,
                sound));
  }
}
