package org.jadoube.web.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ListeningTest {
  @ParameterizedTest
  @CsvSource({
    "*, http://localhost:8080",
    "0.0.0.0, http://localhost:8080",
    "::, http://localhost:8080",
    "[::], http://localhost:8080",
    "localhost, http://localhost:8080",
    "127.0.0.1, http://127.0.0.1:8080",
    "::1, http://[::1]:8080",
    "192.168.1.20, http://192.168.1.20:8080",
    "fd00::2, http://[fd00::2]:8080"
  })
  void the_address_for_this_machine_is_one_that_can_be_opened(String host, String origin)
      throws UnknownHostException {
    assertThat(Listening.at(host).origin(8080)).isEqualTo(origin);
  }

  @Test
  void addresses_of_ipv6_are_short() throws UnknownHostException {
    Listening everywhere = Listening.at("*");
    assertThat(everywhere.origin(InetAddress.ofLiteral("fd00::2"), 80))
        .isEqualTo("http://[fd00::2]:80");
    assertThat(everywhere.origin(InetAddress.ofLiteral("2001:db8:0:1::"), 80))
        .isEqualTo("http://[2001:db8:0:1::]:80");
    assertThat(everywhere.origin(InetAddress.ofLiteral("2001:db8:1:2:3:4:5:6"), 80))
        .isEqualTo("http://[2001:db8:1:2:3:4:5:6]:80");
  }

  @ParameterizedTest
  @CsvSource({"localhost", "127.0.0.1", "::1"})
  void who_listens_to_this_machine_only_tells_nobody_else(String host) throws UnknownHostException {
    assertThat(Lan.origins(Listening.at(host), 8080)).isEmpty();
  }

  @Test
  void who_listens_at_one_address_tells_that_one() throws UnknownHostException {
    assertThat(Lan.origins(Listening.at("192.168.1.20"), 8080))
        .containsExactly("http://192.168.1.20:8080");
  }

  @Test
  void who_listens_to_ipv4_tells_no_address_of_ipv6() throws UnknownHostException {
    assertThat(Lan.origins(Listening.at("0.0.0.0"), 8080))
        .allSatisfy(origin -> assertThat(origin).doesNotContain("["));
  }

  @Test
  void the_addresses_that_others_reach_come_first() {
    List<LanAddress> found =
        Stream.of(
                own("172.17.0.1", "docker0", false),
                own("10.8.0.2", "tun0", true),
                own("2001:db8::5", "wlan0", false),
                own("fd12::5", "wlan0", false),
                own("fe80::1", "wlan0", false),
                own("169.254.3.4", "eth1", false),
                own("198.51.100.7", "eth0", false),
                own("192.168.1.20", "wlan0", false),
                own("192.168.56.1", "VirtualBox Host-Only Ethernet Adapter", false),
                own("127.0.0.1", "lo", false))
            .filter(LanAddress::isUseful)
            .sorted(LanAddress.BEST_FIRST)
            .toList();
    assertThat(found.stream().map(LanAddress::address))
        .containsExactly(
            InetAddress.ofLiteral("192.168.1.20"),
            InetAddress.ofLiteral("198.51.100.7"),
            InetAddress.ofLiteral("fd12::5"),
            InetAddress.ofLiteral("2001:db8::5"),
            InetAddress.ofLiteral("10.8.0.2"));
  }

  private static LanAddress own(String address, String card, boolean tunnel) {
    return new LanAddress(InetAddress.ofLiteral(address), card, tunnel);
  }
}
