package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.testing.Seeded;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Real games with bytes changed, removed and doubled are audited to their end, and every game that
/// was counted has its facts, in order.
class MutatedArchivesTest {
  private static final int BYTES = 40_000;

  @Test
  void damaged_pieces_of_real_archives_are_audited_to_their_end() throws IOException {
    audit(12);
  }

  @Test
  @Tag("long")
  void many_damaged_pieces_of_real_archives_are_audited_to_their_end() throws IOException {
    audit(1_000);
  }

  private static void audit(int pieces) throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      byte[] all = Files.readAllBytes(file);
      RandomGenerator random = Seeded.random(all.length);
      for (int piece = 0; piece < pieces; piece++) {
        int from = random.nextInt(all.length - BYTES);
        assertCounted(damaged(Arrays.copyOfRange(all, from, from + BYTES), random));
      }
    }
  }

  private static byte[] damaged(byte[] bytes, RandomGenerator random) {
    for (int hits = random.nextInt(1, 200); hits > 0; hits--) {
      int at = random.nextInt(bytes.length - 1);
      switch (random.nextInt(4)) {
        case 0 -> bytes[at] = (byte) random.nextInt(256);
        case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 2 -> bytes[at] = bytes[random.nextInt(bytes.length)];
        default -> move(bytes, at, random);
      }
    }
    return bytes;
  }

  /// Doubles a stretch, and so loses another.
  private static void move(byte[] bytes, int at, RandomGenerator random) {
    int length = random.nextInt(Math.min(300, bytes.length - at));
    System.arraycopy(bytes, at, bytes, random.nextInt(bytes.length - length), length);
  }

  private static void assertCounted(byte[] bytes) throws IOException {
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
      Summary summary =
          Audit.byDate()
              .withFacts()
              .inBatchesOf(5_000)
              .comparedWith(new SeenGames(1_000))
              .of(archive, listener);
      assertThat(summary.games()).isEqualTo(games.size()).isPositive();
      assertThat(summary.bytes()).isEqualTo(bytes.length);
      for (int i = 0; i < games.size(); i++) {
        assertThat(games.get(i)).isEqualTo(i + 1);
      }
    }
  }
}
