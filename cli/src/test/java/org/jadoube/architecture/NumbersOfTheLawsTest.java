package org.jadoube.architecture;

import static java.util.Map.entry;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jadoube.architecture.NumbersInCode.Found;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The numbers of the Laws stand in the catalogue, a column for each edition, and not in code.
final class NumbersOfTheLawsTest {
  /// Numbers that are not those of a provision, and what they are instead.
  private static final Map<String, String> OF_SOMETHING_ELSE =
      Map.ofEntries(
          entry("ClockFace.java: 4", "a time without limit, far from overflowing"),
          entry("Scoring.java: 6", "three points in halves, which an event may choose"),
          entry("Scoring.java: 2", "one point in halves, which an event may choose"),
          entry(
              "ClaimDecisions.java: 2",
              "half of the time left: the catalogue says how much at most"),
          entry("AutomaticDraws.java: 4", "the plies after which a position can be there again"),
          entry("ClockSettings.java: 1000", "days: a limit to nonsense"),
          entry("ScoresheetEntries.java: 1000", "lines left: a limit to nonsense"),
          entry("ArticleSpelling.java: 2", "the second group of a pattern"),
          entry("ClockSettings.java: 10000", "moves: a limit to nonsense"),
          entry("Endings.java: 2", "both players"),
          entry("Occurrences.java: 4", "the plies after which a position can be there again"),
          entry("Occurrences.java: 128", "plies compared one by one: a matter of speed"),
          entry(
              "Occurrences.java: 2", "positions with the same player to move are two plies apart"));

  private static final List<Found> FOUND =
      NumbersInCode.below(Sources.module("laws").resolve("src/main/java")).stream()
          .filter(found -> !isOfTheEdition(found))
          .toList();

  /// What reads the catalogue and says numbers in words.
  private static boolean isOfTheEdition(Found found) {
    return Files.exists(
        Sources.module("laws")
            .resolve("src/main/java/org/jadoube/laws/edition")
            .resolve(found.file()));
  }

  @Test
  void no_number_of_the_laws_stands_in_code() {
    assertThat(FOUND)
        .as("numbers that belong in the catalogue, or here with what they are instead")
        .allMatch(found -> OF_SOMETHING_ELSE.containsKey(found.key()));
  }

  @Test
  void what_is_excepted_is_there() {
    assertThat(FOUND.stream().map(Found::key).collect(toSet()))
        .containsAll(OF_SOMETHING_ELSE.keySet());
  }

  @Test
  void numbers_are_found_however_they_are_written(@TempDir Path directory) throws IOException {
    Files.writeString(
        directory.resolve("Rule.java"),
        """
        class Rule {
          static final int MOVES = 50; // 75
          long time = 120_000L;
          Object bonus = java.time.Duration.parse("PT2M");
          boolean first = MOVES > 0 && MOVES != -1 && "P".isEmpty();
          int plies = 2 * MOVES;
          int minutes = 2;
        }
        """);
    assertThat(NumbersInCode.below(directory))
        .extracting(Found::toString)
        .containsExactly(
            "Rule.java, line 2: 50",
            "Rule.java, line 3: 120000",
            "Rule.java, line 4: PT2M",
            "Rule.java, line 7: 2");
  }
}
