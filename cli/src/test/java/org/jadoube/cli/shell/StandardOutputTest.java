package org.jadoube.cli.shell;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import org.junit.jupiter.api.Test;

class StandardOutputTest {
  @Test
  void a_full_disk_is_not_forgotten_by_whoever_prints() {
    assertThat(afterPrintingTo("No space left on device").failure())
        .contains("No space left on device");
  }

  @Test
  void a_reader_that_has_gone_away_is_no_failure() {
    assertThat(afterPrintingTo("Broken pipe").failure()).isEmpty();
  }

  @Test
  void nothing_has_failed_before_anything_is_written() {
    assertThat(new StandardOutput(OutputStream.nullOutputStream()).failure()).isEmpty();
  }

  private static StandardOutput afterPrintingTo(String problem) {
    StandardOutput output =
        new StandardOutput(
            new OutputStream() {
              @Override
              public void write(int symbol) throws IOException {
                throw new IOException(problem);
              }
            });
    PrintWriter text = new PrintWriter(output, false, UTF_8);
    text.println("a finding");
    text.flush();
    return output;
  }
}
