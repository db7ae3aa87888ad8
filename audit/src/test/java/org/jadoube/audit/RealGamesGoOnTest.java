package org.jadoube.audit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.testing.Seeded;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Test;

/// Real games in which one move has lost its last character go on with the right move, or not at
/// all.
class RealGamesGoOnTest {
  private static final int GAMES = 400;
  private static final int FEWEST_WORDS = 60;

  @Test
  void a_move_without_its_last_figure_is_made_out() throws IOException {
    RandomGenerator random = Seeded.random(22);
    int right = 0;
    int wrong = 0;
    for (String game : games()) {
      List<String> words = new ArrayList<>(Arrays.asList(game.strip().split("\\s+")));
      int at = move(words, random);
      String meant = bare(words.get(at));
      words.set(at, meant.substring(0, meant.length() - 1));
      Optional<String> made = resumed(String.join(" ", words));
      right += made.filter(meant::equals).isPresent() ? 1 : 0;
      wrong += made.isPresent() && !made.get().equals(meant) ? 1 : 0;
    }
    assertThat(right).isGreaterThan(GAMES * 3 / 4);
    assertThat(wrong).isZero();
  }

  /// The moves of games without comments.
  private static List<String> games() throws IOException {
    String all = Files.readString(SharedData.path("pgn/twic1599-sample.pgn"), ISO_8859_1);
    return Arrays.stream(all.replace("\r", "").split("\n\n"))
        .filter(text -> text.startsWith("1.") && text.indexOf('{') < 0)
        .filter(text -> text.split("\\s+").length > FEWEST_WORDS)
        .limit(GAMES)
        .toList();
  }

  /// The place of a piece's move, not near either end.
  private static int move(List<String> words, RandomGenerator random) {
    int at = random.nextInt(FEWEST_WORDS / 6, words.size() - FEWEST_WORDS / 3);
    while (!words.get(at).matches("[KQRBN].*[1-8][+#]?")) {
      at++;
    }
    return at;
  }

  private static String bare(String move) {
    return move.replaceAll("[+#]$", "");
  }

  private static Optional<String> resumed(String moves) {
    return PlantedFaultsTest.audit(moves + "\n", Audit.byDate()).stream()
        .map(PlacedFinding::finding)
        .filter(Finding.Resumed.class::isInstance)
        .map(found -> bare(((Finding.Resumed) found).move()))
        .findFirst();
  }
}
