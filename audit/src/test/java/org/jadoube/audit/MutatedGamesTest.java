package org.jadoube.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/// Damaged archives are audited to their end: every game has its facts, every finding its words.
class MutatedGamesTest {
  private static final int TEXTS = 400;
  private static final byte[] LIKELY =
      "[]{}()\"\\.:-+#=%;$/0123456789KQRBNabcdefghxO \n".getBytes(UTF_8);
  private static final byte[] GAMES =
      """
      [Event "Club"]
      [Site "?"]
      [Date "2019.03.??"]
      [Round "1"]
      [White "Ána"]
      [Black "Boris"]
      [Result "1-0"]
      [WhiteElo "1801"]
      [TimeControl "40/7200:3600+30"]
      [Termination "time forfeit"]

      1. e4 {[%clk 1:59:58]} e5 {[%clk 1:59:57.5]} 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6
      5. Ng1 Ng8 {White forfeits on time} 1-0

      [SetUp "1"]
      [FEN "8/8/8/8/8/2k5/1p6/K7 b - - 0 40"]
      [Result "1/2-1/2"]

      40... Kd3 {[%clk 0:00:01] draw agreed} 41. Kxb2 Ke4 $2 (41... Kc4) 1/2-1/2

      """
          .getBytes(UTF_8);

  @RepeatedTest(3)
  void a_damaged_archive_is_audited_to_its_end(RepetitionInfo info) throws IOException {
    RandomGenerator random = Seeded.random(22_000L + info.getCurrentRepetition());
    for (int text = 0; text < TEXTS; text++) {
      assertAudited(damaged(random), Audit.byDate());
    }
  }

  private static byte[] damaged(RandomGenerator random) {
    byte[] bytes = GAMES.clone();
    for (int hits = random.nextInt(1, 12); hits > 0; hits--) {
      int at = random.nextInt(bytes.length);
      bytes[at] =
          random.nextBoolean()
              ? LIKELY[random.nextInt(LIKELY.length)]
              : (byte) random.nextInt(1, 256);
    }
    return random.nextInt(8) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
  }

  /// Audits a damaged archive to its end: every counted game has its facts, in order, and every
  /// finding its words.
  static void assertAudited(byte[] bytes, Audit audit) throws IOException {
    List<Long> games = new ArrayList<>();
    FindingSentences sentences = new FindingSentences();
    AuditListener listener =
        new AuditListener() {
          @Override
          public void found(PlacedFinding found) {
            assertThat(sentences.of(found)).isNotBlank();
          }

          @Override
          public void judged(GameFacts game) {
            games.add(game.place().game());
          }
        };
    if (Archive.open("damaged", new ByteArrayInputStream(bytes))
        instanceof ArchiveOpening.Opened(Archive archive)) {
      Summary summary = audit.withFacts().comparedWith(new SeenGames(8)).of(archive, listener);
      assertThat(games).isEqualTo(LongStream.rangeClosed(1, summary.games()).boxed().toList());
    }
  }
}
