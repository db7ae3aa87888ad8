package org.jadoube.cli.convert;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.jadoube.cli.Jadoube;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.junit.jupiter.api.Test;

/// Conversion and its messages if the input is damaged or the output fails.
class ConvertTroubleTest {
  private static final String GAME = "[Event \"E\"]\n\n1.e4 e5 2.Nf3 Nc6 {good} 1-0\n\n";

  @Test
  void what_was_read_before_a_file_breaks_off_is_converted() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(GAME.repeat(20_000).getBytes(UTF_8));
    }
    byte[] half = Arrays.copyOf(packed.toByteArray(), packed.size() / 2);
    Ran ran = Ran.withInput(half, "convert", "--as-is", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.out()).startsWith(GAME.repeat(5_000));
    assertThat(ran.out().replace(GAME, "")).isEmpty();
    assertThat(ran.err())
        .endsWith(
            "jadoube: -: cannot be read to the end: it is truncated at byte "
                + half.length
                + "; the game that breaks off there was left out.\n");
  }

  @Test
  void what_is_behind_damage_is_converted_from_the_next_game_on() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    for (int i = 0; i < 3; i++) {
      try (OutputStream gzip = new GZIPOutputStream(packed)) {
        gzip.write(("[Event \"" + i + "\"]\n\n1. e4 *\n\n").getBytes(UTF_8));
      }
    }
    byte[] damaged = packed.toByteArray();
    damaged[damaged.length / 2] ^= 0x55;
    Ran ran = Ran.withInput(damaged, "convert", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.out()).contains("[Event \"0\"]", "[Event \"2\"]").endsWith("1. e4 *\n\n");
    assertThat(ran.err())
        .contains("jadoube: -: its checksum is wrong at byte ", "up to the next game.\n");
  }

  private static Ran writingTo(OutputStream out, String... arguments) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    InputStream in = new ByteArrayInputStream(GAME.repeat(20_000).getBytes(UTF_8));
    int exit = Jadoube.execute(Streams.of(in, out, err), arguments);
    return new Ran(exit, "", err.toString(UTF_8));
  }

  private static OutputStream failing(String reason) {
    return new OutputStream() {
      @Override
      public void write(int symbol) throws IOException {
        throw new IOException(reason);
      }
    };
  }

  @Test
  void a_full_disk_is_told_and_a_reader_who_has_gone_is_not() {
    assertThat(writingTo(failing("No space left on device"), "convert", "--as-is", "-"))
        .isEqualTo(
            new Ran(ExitCode.MISUSE, "", "jadoube: cannot write: No space left on device\n"));
    assertThat(writingTo(failing("Broken pipe"), "convert", "-"))
        .isEqualTo(new Ran(ExitCode.DONE, "", ""));
  }
}
