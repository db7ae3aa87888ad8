package org.jadoube.web.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NetworkTest {
  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8, 10.255.0.1, true",
    "10.0.0.0/8, 11.0.0.1, false",
    "172.16.0.0/12, 172.31.255.255, true",
    "172.16.0.0/12, 172.32.0.0, false",
    "192.0.2.7, 192.0.2.7, true",
    "192.0.2.7/32, 192.0.2.6, false",
    "192.0.2.7/31, 192.0.2.6, true",
    "0.0.0.0/0, 203.0.113.5, true",
    "0.0.0.0/0, 2001:db8::1, false",
    "2001:db8::/33, 2001:db8:7fff::1, true",
    "2001:db8::/33, 2001:db8:8000::1, false",
    "::1, ::1, true"
  })
  void a_network_has_the_addresses_that_begin_with_its_bits(
      String network, String address, boolean contained) {
    assertThat(Network.read(network).orElseThrow().contains(InetAddress.ofLiteral(address)))
        .isEqualTo(contained);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/8",
        "10.0.0.0/",
        "10.0.0.0/33",
        "10.0.0.0/-1",
        "::/129",
        "proxy/8",
        "10.0.0.0/8/8"
      })
  void what_is_no_network_is_not_read(String text) {
    assertThat(Network.read(text)).isEmpty();
  }
}
