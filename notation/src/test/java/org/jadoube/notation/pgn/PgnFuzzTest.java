package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Whatever the bytes are, reading ends without an exception, and faults lie within the text.
class PgnFuzzTest {
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
    byte[] seed = PgnTexts.EVERYTHING.getBytes(StandardCharsets.UTF_8);
    PgnLimits tight = new PgnLimits(40, 60, 5, 12, 2, 400, 100, 16);
    for (int i = 0; i < tries; i++) {
      byte[] bytes = PgnTexts.mutated(seed, random);
      PgnLimits limits = random.nextBoolean() ? tight : PgnLimits.USUAL;
      Recording recording = Recording.of(new ByteArrayInputStream(bytes), limits);
      assertThat(recording.faults())
          .allMatch(fault -> fault.offset() >= 0 && fault.offset() <= bytes.length)
          .allMatch(fault -> fault.line() >= 1 && fault.column() >= 1);
    }
  }

  @Test
  void mutated_games_read_the_same_again_once_written() {
    RandomGenerator random = Seeded.random(7);
    byte[] seed = PgnTexts.EVERYTHING.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 300; i++) {
      String text = new String(PgnTexts.mutated(seed, random), StandardCharsets.UTF_8);
      for (PgnGame game : PgnGame.all(text)) {
        if (game.faults().isEmpty()) {
          PgnGame again = PgnGame.all(PgnWriter.write(game)).getFirst();
          assertThat(again.line()).isEqualTo(game.line());
        }
      }
    }
  }
}
