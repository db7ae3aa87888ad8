package org.jadoube.web.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SendersTest {
  private static final Senders BEHIND_A_PROXY =
      new Senders(true, Set.of(Network.of(address("127.0.0.1")), Network.of(address("10.0.0.9"))));

  private static InetAddress address(String text) {
    return InetAddress.ofLiteral(text);
  }

  @Test
  void this_machine_is_spared_unless_it_is_not_to_be() {
    assertThat(Senders.USUAL.ofConnection(address("127.0.0.2"))).isEmpty();
    assertThat(Senders.USUAL.ofConnection(address("::1"))).isEmpty();
    assertThat(new Senders(false, Set.of()).ofConnection(address("127.0.0.2")))
        .contains("127.0.0.2");
  }

  @Test
  void a_network_of_ipv6_counts_as_one() {
    Optional<String> one = Senders.USUAL.ofConnection(address("2001:db8:1:2::3"));
    assertThat(Senders.USUAL.ofConnection(address("2001:db8:1:2:ffff::4"))).isEqualTo(one);
    assertThat(Senders.USUAL.ofConnection(address("2001:db8:1:3::3"))).isNotEqualTo(one);
  }

  @Test
  void nobody_says_for_themselves_where_they_come_from() {
    assertThat(Senders.USUAL.ofRequest(address("192.0.2.1"), List.of("192.0.2.7")))
        .contains("192.0.2.1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          192.0.2.7                      | 192.0.2.7
          203.0.113.5, 192.0.2.7         | 192.0.2.7
          203.0.113.5, 192.0.2.7, 10.0.0.9 | 192.0.2.7
          192.0.2.7,10.0.0.9             | 192.0.2.7
          2001:db8::1                    | 20010db800000000
          unknown, 192.0.2.7             | 192.0.2.7
          """)
  void a_proxy_says_where_a_request_comes_from(String forwarded, String sender) {
    assertThat(BEHIND_A_PROXY.ofRequest(address("127.0.0.1"), List.of(forwarded))).contains(sender);
  }

  @Test
  void a_proxy_that_says_nothing_useful_is_the_sender() {
    assertThat(BEHIND_A_PROXY.ofRequest(address("127.0.0.1"), List.of())).isEmpty();
    assertThat(BEHIND_A_PROXY.ofRequest(address("10.0.0.9"), List.of("unknown")))
        .contains("10.0.0.9");
    assertThat(BEHIND_A_PROXY.ofConnection(address("10.0.0.9"))).isEmpty();
  }
}
