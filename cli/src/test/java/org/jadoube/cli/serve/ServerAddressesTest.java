package org.jadoube.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.nayuki.qrcodegen.QrCode;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ServerAddressesTest {
  private static final List<URI> ADDRESSES =
      List.of(URI.create("http://192.168.1.20:8080/"), URI.create("http://[fd00::2]:8080/"));

  @Test
  void a_log_has_the_addresses_and_nothing_else() {
    assertThat(new ServerAddresses(ADDRESSES, false, false).lines())
        .containsExactly(
            "Other devices on the same network open",
            "  http://192.168.1.20:8080/",
            "  http://[fd00::2]:8080/");
  }

  @Test
  void a_program_reads_an_object() {
    assertThat(ServerAddresses.json(URI.create("http://localhost:8080/"), ADDRESSES))
        .isEqualTo(
            "{\"schema\":1,\"address\":\"http://localhost:8080/\","
                + "\"others\":[\"http://192.168.1.20:8080/\",\"http://[fd00::2]:8080/\"]}");
  }

  @Test
  void a_person_reads_what_to_do_about_a_firewall_and_about_others() {
    assertThat(String.join("\n", new ServerAddresses(ADDRESSES, true, false).lines().toList()))
        .contains("port 8080", "--host localhost");
  }

  @Test
  void who_is_reached_by_nobody_says_nothing() {
    assertThat(new ServerAddresses(List.of(), true, true).lines()).isEmpty();
  }

  @Test
  void the_code_of_the_best_address_has_a_quiet_zone_and_colours_of_its_own() {
    QrCode code = QrCode.encodeText("http://192.168.1.20:8080/", QrCode.Ecc.LOW);
    List<String> lines =
        new ServerAddresses(ADDRESSES, false, true)
            .lines()
            .filter(line -> line.contains("\u001b"))
            .toList();
    assertThat(lines).allMatch(line -> line.startsWith("\u001b[38;5;16;48;5;231m"));
    assertThat(lines).allMatch(line -> line.endsWith("\u001b[0m"));
    List<String> blocks =
        lines.stream().map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "")).toList();
    assertThat(blocks)
        .hasSize((code.size + 9) / 2)
        .allMatch(line -> line.length() == code.size + 8);
    for (int y = -4; y < code.size + 4; y++) {
      String line = blocks.get((y + 4) / 2);
      for (int x = -4; x < code.size + 4; x++) {
        String dark = (y + 4) % 2 == 0 ? "█▀" : "█▄";
        assertThat(dark.indexOf(line.charAt(x + 4)) >= 0).isEqualTo(code.getModule(x, y));
      }
    }
  }
}
