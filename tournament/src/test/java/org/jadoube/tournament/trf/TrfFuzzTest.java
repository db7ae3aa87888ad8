package org.jadoube.tournament.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

/// Any bytes are read without an exception, and what they became is stable from then on.
final class TrfFuzzTest {
  private static final int TRIES = 800;
  private static final byte[] SPICE =
      " 0019\r\n\tXXRSPCAZBD=+-wb.,#½é/".getBytes(StandardCharsets.UTF_8);

  @Test
  void changed_files_are_read_and_stay_what_they_became() {
    RandomGenerator random = Seeded.random(19);
    byte[] base = new byte[0];
    for (int tried = 0; tried < TRIES; tried++) {
      if (tried % 100 == 0) {
        base = Trf.bytes(RandomFiles.of(tried));
      }
      isStable(changed(base, random));
    }
  }

  @Test
  void noise_is_read_and_stays_what_it_became() {
    RandomGenerator random = Seeded.random(20);
    for (int tried = 0; tried < TRIES; tried++) {
      byte[] noise = new byte[random.nextInt(300)];
      random.nextBytes(noise);
      isStable(noise);
    }
  }

  private static void isStable(byte[] bytes) {
    TrfFile file = Trf.read(bytes).file();
    byte[] written = Trf.bytes(file);
    TrfFile again = Trf.read(written).file();
    assertThat(again).as(() -> new String(bytes, StandardCharsets.UTF_8)).isEqualTo(file);
    assertThat(Trf.bytes(again)).isEqualTo(written);
  }

  private static byte[] changed(byte[] base, RandomGenerator random) {
    byte[] changed = base.clone();
    int changes = random.nextInt(1, 40);
    for (int i = 0; i < changes; i++) {
      int at = random.nextInt(changed.length);
      switch (random.nextInt(4)) {
        case 0 -> changed[at] = (byte) random.nextInt();
        case 1 -> changed = without(changed, at);
        case 2 -> changed = with(changed, at, SPICE[random.nextInt(SPICE.length)]);
        default -> changed[at] = SPICE[random.nextInt(SPICE.length)];
      }
    }
    return changed;
  }

  private static byte[] without(byte[] bytes, int at) {
    byte[] fewer = new byte[bytes.length - 1];
    System.arraycopy(bytes, 0, fewer, 0, at);
    System.arraycopy(bytes, at + 1, fewer, at, fewer.length - at);
    return fewer;
  }

  private static byte[] with(byte[] bytes, int at, byte more) {
    byte[] longer = new byte[bytes.length + 1];
    System.arraycopy(bytes, 0, longer, 0, at);
    longer[at] = more;
    System.arraycopy(bytes, at, longer, at + 1, bytes.length - at);
    return longer;
  }
}
