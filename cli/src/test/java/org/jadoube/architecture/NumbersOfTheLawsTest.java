package org.jadoube.architecture;

import static java.util.Map.entry;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.architecture.NumbersInCode.Found;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The numbers of the Laws stand in the catalogue, a column for each edition, and not in code.
final class NumbersOfTheLawsTest {
  /// Numbers that belong to no provision, and their real meaning.
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
          entry("HouseKeys.java: 5", "letters that two names share"),
          entry("HouseKeys.java: 2", "a group of a pattern; a point in halves"),
          entry("HouseKeys.java: 3", "a group of a pattern"),
          entry("HouseRules.java: 15", "the length of a file, as a power of two"),
          entry("HouseRulesReader.java: 100", "faults: a limit to nonsense"),
          entry("HouseRulesReader.java: 80", "the length of a title"),
          entry("HouseRulesReader.java: 500", "the length of a clause"),
          entry("HouseRulesReader.java: 20", "the length of a number"),
          entry("HouseRulesReader.java: 2", "a group of a pattern"),
          entry("HouseRulesReader.java: 3", "a group of a pattern"),
          entry(
              "EarlierOccurrences.java: 4", "the plies after which a position can be there again"),
          entry("EarlierOccurrences.java: 128", "plies compared one by one: a matter of speed"),
          entry(
              "EarlierOccurrences.java: 2",
              "positions with the same player to move are two plies apart"));

  /// Such numbers in the scripts of the pages on which games are played and judged.
  private static final Map<String, String> OF_SCRIPTS =
      Map.ofEntries(
          entry("actform.js: 350", "milliseconds: a pause in typing"),
          entry("attention.js: 0.8", "how near to a claim a hint comes"),
          entry("overview.js: 1500", "milliseconds: how long boards are waited for"),
          entry("overview.js: 500", "milliseconds: how often clocks are drawn"),
          entry("overview.js: 3000", "milliseconds: how often boards are ranked"),
          entry("overview.js: 21", "boards: from here on they are drawn smaller"),
          entry("overview.js: 81", "boards: from here on they are drawn smallest"),
          entry("papers.js: 30", "rows of a printed page"),
          entry("acting.js: 2", "a square's letters"),
          entry("acting.js: 4", "a move's letters"),
          entry("alarm.js: 20000", "milliseconds: a sound that players choose"),
          entry("alarm.js: 1.5", "how much more time lets it sound again"),
          entry("analysis.js: 250", "milliseconds: how long a position stays first"),
          entry("advantage.js: 100", "percent; centipawns of a pawn"),
          entry("advantage.js: 145", "centipawns: how steep the bar is"),
          entry("advantage.js: 2", "decimal places"),
          entry("analysis.js: 2", "a square's letters"),
          entry("analysis.js: 4", "a move's letters"),
          entry("arbiters.js: 2", "both players"),
          entry("boarddesk.js: 2", "both players"),
          entry("chatlines.js: 100", "lines that are kept"),
          entry("embed.js: 2", "a part of the address"),
          entry("game.js: 2", "a part of the address"),
          entry("looking.js: 1200", "milliseconds: a step of the replay"),
          entry("movefield.js: 2", "a square's letters"),
          entry("movefield.js: 4", "a move's letters"),
          entry("moves.js: 2", "plies: a row of the list"),
          entry("notice.js: 20000", "milliseconds: how long a notice is shown"),
          entry("players.js: 1000", "milliseconds of a second"),
          entry("replaybar.js: 100", "a drawing"),
          entry("replaybar.js: 22", "a drawing"),
          entry("replaybar.js: 0.9", "a drawing"),
          entry("replaybar.js: 0.8", "a drawing"),
          entry("sending.js: 400", "milliseconds: the network"),
          entry("sending.js: 250", "milliseconds: the network"),
          entry("sending.js: 3000", "milliseconds: the network"),
          entry("sending.js: 5000", "milliseconds: the network"),
          entry("sending.js: 15000", "milliseconds: the network"),
          entry("sending.js: 2", "how waits grow"),
          entry("sending.js: 1.5", "how waits grow"),
          entry("sharing.js: 10000", "milliseconds: until a saved picture is forgotten"),
          entry("sharing.js: 1080", "pixels of a picture"),
          entry("soundchoice.js: 2", "plies: how long a player is asked"),
          entry("timeline.js: 2", "both players"),
          entry("timeline.js: 96", "percent: the height of the lines"),
          entry("timeline.js: 98", "percent: their lowest point"),
          entry("timeline.js: 6", "a drawing"),
          entry("timeline.js: 100", "a drawing"),
          entry("variationpgn.js: 79", "letters: the longest line of a file"),
          entry("variationkeep.js: 20", "games of this browser that are kept"),
          entry("variationkeep.js: 50000", "characters of a game that are kept"),
          entry("wheel.js: 80", "pixels"),
          entry("wheel.js: 33", "pixels"),
          entry("wheel.js: 100", "pixels"),
          entry("wheel.js: 400", "milliseconds: a pause in turning"));

  private static final Path PAGES =
      Sources.module("web").resolve("src/main/resources/org/jadoube/web/pages");

  private static final List<Found> FOUND =
      NumbersInCode.below(Sources.module("laws").resolve("src/main/java")).stream()
          .filter(found -> !isOfTheEdition(found))
          .toList();

  /// Whether the number is in code that reads the catalogue and puts numbers into words.
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
  void no_number_of_the_laws_stands_in_scripts_of_games() {
    assertThat(
            Stream.of("desk", "game")
                .map(PAGES::resolve)
                .flatMap(scripts -> NumbersInScripts.below(scripts).stream())
                .map(Found::key)
                .collect(toSet()))
        .as("numbers that the server should tell, or here with what they are instead")
        .isEqualTo(OF_SCRIPTS.keySet());
  }

  @Test
  void numbers_in_scripts_are_found_however_they_are_written(@TempDir Path directory)
      throws IOException {
    Files.writeString(
        directory.resolve("rule.js"),
        """
        // 75 moves
        const MOVES = 50; /* or
        75 */
        const low = { time: 120_000, name: '5', plies: 2 * MOVES, made: plies / 2 };
        const is = (typed) => /^[-/1-8]{3}$/.test(typed) && typed.length > 0.5;
        """);
    assertThat(NumbersInScripts.below(directory))
        .extracting(Found::toString)
        .containsExactly("rule.js, line 2: 50", "rule.js, line 4: 120000", "rule.js, line 5: 0.5");
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
