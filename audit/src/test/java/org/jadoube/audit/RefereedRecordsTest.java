package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Ruling;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.testing.Seeded;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The audit finds no fault in games that the referee has led and recorded, on clocks and to any
/// end. In real games both find the same ends.
class RefereedRecordsTest {
  private static final int REAL_GAMES = 60;

  /// Findings that a referee cannot prevent: starts that no game leads to, claims that nobody
  /// makes, and tags that the test leaves out.
  private static final Set<FindingKind> EXPECTED =
      EnumSet.of(
          FindingKind.UNREACHABLE_START, FindingKind.CLAIMABLE_DRAW, FindingKind.MISSING_TAGS);

  static List<Edition> editions() {
    return Edition.books();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_record_of_the_referee_is_sound_with_its_clocks(Edition edition) {
    assertSound(edition, 80);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("editions")
  void very_many_records_of_the_referee_are_sound(Edition edition) {
    assertSound(edition, 2_000);
  }

  private static void assertSound(Edition edition, int games) {
    int over = 0;
    for (int seed = 0; seed < games; seed++) {
      RandomGenerator random = Seeded.random(seed);
      ClockedPlay play = ClockedPlay.of(RandomPlay.of(random), edition, random);
      over += play.isOver() ? 1 : 0;
      String pgn = play.pgn();
      assertThat(found(pgn, edition)).as("game %s of %s: %s", seed, edition, pgn).isEmpty();
    }
    assertThat(over).isGreaterThan(games / 2);
  }

  private static List<PlacedFinding> found(String pgn, Edition edition) {
    return PlantedFaultsTest.audit(pgn, Audit.under(edition)).stream()
        .filter(found -> !EXPECTED.contains(found.finding().kind()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_real_game_ends_where_the_referee_ends_it(Edition edition) throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      for (RandomPlay play : games(file)) {
        Refereed refereed = Refereed.of(play, edition);
        List<Integer> ended =
            refereed.ending().filter(_ -> refereed.plies() < play.moves().size()).stream()
                .map(_ -> refereed.plies())
                .toList();
        String pgn = play.pgn("", "*");
        assertThat(
                PlantedFaultsTest.audit(pgn, Audit.under(edition)).stream()
                    .filter(found -> found.finding().kind() == FindingKind.PLAYED_ON)
                    .map(found -> found.place().ply()))
            .as("%s, %s: %s", file, edition, pgn)
            .isEqualTo(ended);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_resignation_in_a_real_game_wins_if_the_referee_says_so(Edition edition)
      throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      for (RandomPlay play : games(file)) {
        Refereed refereed = Refereed.of(play, edition);
        if (refereed.ending().isEmpty()) {
          Ruling ruling = refereed.resignation();
          String result = result(ruling);
          String pgn = play.pgn("normal", result);
          assertThat(found(pgn, edition)).as("%s, %s: %s", file, edition, pgn).isEmpty();
        }
      }
    }
  }

  private static String result(Ruling ruling) {
    return ruling.consequences().stream()
        .filter(Consequence.Ends.class::isInstance)
        .map(each -> ((Consequence.Ends) each).result().toString())
        .findFirst()
        .orElseThrow();
  }

  /// The first games of an archive that could be read to their end.
  private static List<RandomPlay> games(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file);
        Stream<PgnGame> games = PgnGame.stream(in)) {
      return games
          .filter(game -> game.faults().isEmpty())
          .limit(REAL_GAMES)
          .map(game -> new RandomPlay(game.start(), game.moves()))
          .toList();
    }
  }
}
