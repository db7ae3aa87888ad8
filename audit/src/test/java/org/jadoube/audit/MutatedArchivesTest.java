package org.jadoube.audit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.random.RandomGenerator;
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
    audit(4);
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
        byte[] bytes = damaged(Arrays.copyOfRange(all, from, from + BYTES), random);
        MutatedGamesTest.assertAudited(bytes, Audit.byDate().inBatchesOf(5_000));
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

  /// Doubles one stretch, and so loses another.
  private static void move(byte[] bytes, int at, RandomGenerator random) {
    int length = random.nextInt(Math.min(300, bytes.length - at));
    System.arraycopy(bytes, at, bytes, random.nextInt(bytes.length - length), length);
  }
}
