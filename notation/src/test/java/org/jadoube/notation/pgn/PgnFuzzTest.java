package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Whatever the bytes are, reading ends without an exception, and faults lie within the text.
class PgnFuzzTest {
  private static final byte[] INTERESTING =
      "[]{}()\"\\;%$!?*-+#=.\n\r\t 019abhNBRQKOx\0".getBytes(StandardCharsets.US_ASCII);

  private static final String SEED =
      """
      [Event "A \\"quoted\\" event"]
      [White "Müller"]
      [FEN "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1"]
      [Result "1-0"]

      {Before} 1. exd6 $1 O-O-O (1... O-O!? {[%clk 1:00:00]} 2. d7 (2. O-O-O Rad8)) 2. d7+ Kb8 ; rest
      3. O-O -- 4. Ra4 ± 1-0

      [Event "B"]
      [Variant "Chess960"]

      1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-0 Be7 1/2-1/2
      % escaped
      1. e2-e4 c7c5 2. Ng1f3 d6 3. d4 cd4 4. Nd4: *

      1.e4e5{a {b} c}2.Nf3Nc6 <later> 3.Bb5a6 +/- 4.Ba4 N Nf6 1/2 - 1/2
      """;

  @Test
  @Timeout(60)
  void mutated_games_are_survived() {
    survives(3_000);
  }

  @Test
  @Tag("long")
  void many_mutated_games_are_survived() {
    survives(300_000);
  }

  private static void survives(int tries) {
    RandomGenerator random = Seeded.random(6);
    byte[] seed = SEED.getBytes(StandardCharsets.UTF_8);
    PgnLimits tight = new PgnLimits(40, 60, 5, 12, 2, 400, 100, 16);
    for (int i = 0; i < tries; i++) {
      byte[] bytes = mutated(seed, random);
      PgnLimits limits = random.nextBoolean() ? tight : PgnLimits.USUAL;
      Recording recording = Recording.of(new ByteArrayInputStream(bytes), limits);
      assertThat(recording.faults())
          .allMatch(fault -> fault.offset() >= 0 && fault.offset() <= bytes.length)
          .allMatch(fault -> fault.line() >= 1 && fault.column() >= 1);
    }
  }

  private static byte[] mutated(byte[] seed, RandomGenerator random) {
    byte[] bytes = seed;
    for (int i = random.nextInt(1, 8); i > 0; i--) {
      int at = random.nextInt(bytes.length);
      bytes =
          switch (random.nextInt(5)) {
            case 0 -> replaced(bytes, at, (byte) random.nextInt(256));
            case 1 -> replaced(bytes, at, INTERESTING[random.nextInt(INTERESTING.length)]);
            case 2 -> spliced(bytes, at, random.nextInt(1, 30), 0);
            case 3 -> spliced(bytes, at, 0, random.nextInt(1, 60));
            default -> bytes.length > 400 ? Arrays.copyOf(bytes, at + 1) : bytes;
          };
    }
    return bytes;
  }

  private static byte[] replaced(byte[] bytes, int at, byte symbol) {
    byte[] changed = bytes.clone();
    changed[at] = symbol;
    return changed;
  }

  /// Leaves out `gone` bytes at `at` and repeats the `copied` bytes from there.
  private static byte[] spliced(byte[] bytes, int at, int gone, int copied) {
    int rest = Math.min(bytes.length, at + gone);
    int again = Math.min(bytes.length, at + copied);
    byte[] changed = new byte[Math.max(1, bytes.length - (rest - at) + (again - at))];
    System.arraycopy(bytes, 0, changed, 0, again);
    System.arraycopy(
        bytes, rest, changed, again, Math.min(bytes.length - rest, changed.length - again));
    return changed;
  }

  @Test
  void mutated_games_read_the_same_again_once_written() {
    RandomGenerator random = Seeded.random(7);
    byte[] seed = SEED.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 300; i++) {
      String text = new String(mutated(seed, random), StandardCharsets.UTF_8);
      for (PgnGame game : PgnGame.all(text)) {
        if (game.faults().isEmpty()) {
          PgnGame again = PgnGame.all(PgnWriter.write(game)).getFirst();
          assertThat(again.line()).isEqualTo(game.line());
        }
      }
    }
  }
}
