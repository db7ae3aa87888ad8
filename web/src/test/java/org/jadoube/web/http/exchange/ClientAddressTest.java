package org.jadoube.web.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jadoube.web.network.ForwardedBy;
import org.jadoube.web.network.Network;
import org.jadoube.web.network.Senders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whom a server behind a proxy believes to talk to.
final class ClientAddressTest {
  private static final InetAddress PROXY = InetAddress.ofLiteral("10.0.0.9");
  private static final InetAddress STRANGER = InetAddress.ofLiteral("192.0.2.1");
  private static final Senders TRUSTING = new Senders(true, Set.of(Network.of(PROXY)));

  private static ClientAddress of(InetAddress peer, Senders senders, Map<String, String> headers) {
    return ClientAddress.of(
        peer,
        false,
        "play.example:8080",
        senders,
        name -> headers.containsKey(name) ? List.of(headers.get(name)) : List.of());
  }

  @Test
  void a_stranger_is_not_believed() {
    ClientAddress client =
        of(
            STRANGER,
            TRUSTING,
            Map.of(
                "X-Forwarded-For", "127.0.0.1",
                "X-Forwarded-Proto", "https",
                "X-Forwarded-Host", "evil.example",
                "Forwarded", "for=127.0.0.1;proto=https;host=evil.example"));
    assertThat(client).isEqualTo(new ClientAddress(STRANGER, false, "play.example:8080"));
    assertThat(client.origin()).contains("http://play.example:8080");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          203.0.113.5                    | 203.0.113.5
          127.0.0.1, 203.0.113.5         | 203.0.113.5
          203.0.113.5:1234               | 203.0.113.5
          [2001:db8::5]:1234             | 2001:db8::5
          2001:db8::5                    | 2001:db8::5
          unknown                        | 10.0.0.9
          127.0.0.1, nonsense            | 10.0.0.9
          203.0.113.5, 10.0.0.9          | 203.0.113.5
          """)
  void a_trusted_proxy_says_who_it_is(String forwardedFor, String address) {
    assertThat(of(PROXY, TRUSTING, Map.of("X-Forwarded-For", forwardedFor)).address())
        .isEqualTo(InetAddress.ofLiteral(address));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          for=203.0.113.5;proto=https;host=play.example          | 203.0.113.5 | true  | play.example
          For="[2001:db8::5]:4711";Proto=HTTPS                   | 2001:db8::5 | true  | play.example:8080
          for=127.0.0.1;proto=https, for=203.0.113.5;proto=http  | 203.0.113.5 | false | play.example:8080
          for="203.0.113.5";host="a,b;c"                         | 203.0.113.5 | false | ''
          for=unknown                                            | 10.0.0.9    | false | play.example:8080
          for=_hidden;proto=https                                | 10.0.0.9    | true  | play.example:8080
          for="203.0.113.5                                       | 10.0.0.9    | false | play.example:8080
          """)
  void the_standard_header_is_read_where_it_is_the_one_to_read(
      String forwarded, String address, boolean secure, String host) {
    ClientAddress client =
        of(
            PROXY,
            TRUSTING.reading(ForwardedBy.FORWARDED),
            Map.of("Forwarded", forwarded, "X-Forwarded-For", "198.51.100.9"));
    assertThat(client).isEqualTo(new ClientAddress(InetAddress.ofLiteral(address), secure, host));
  }

  /// A client may have written it, and the proxy passed it on.
  @Test
  void the_other_header_is_ignored() {
    ClientAddress client =
        of(
            PROXY,
            TRUSTING,
            Map.of("Forwarded", "for=127.0.0.1;proto=https", "X-Forwarded-For", "203.0.113.5"));
    assertThat(client.address()).isEqualTo(InetAddress.ofLiteral("203.0.113.5"));
    assertThat(client.isSecure()).isFalse();
  }

  @Test
  void https_at_the_proxy_is_https() {
    ClientAddress client =
        of(
            PROXY,
            TRUSTING,
            Map.of(
                "X-Forwarded-For", "203.0.113.5",
                "X-Forwarded-Proto", "https",
                "X-Forwarded-Host", "Play.Example:443"));
    assertThat(client.isSecure()).isTrue();
    assertThat(client.origin()).contains("https://play.example");
  }

  @Test
  void nonsense_in_headers_harms_nobody() {
    Random random = new Random(7);
    String letters = "for=\"[]:;,.0123456789abcdef\\ -_proto=https";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = random.nextInt(60); j > 0; j--) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      for (ForwardedBy header : Arrays.asList(ForwardedBy.values())) {
        Senders senders = TRUSTING.reading(header);
        Map<String, String> headers =
            Map.of("Forwarded", text.toString(), "X-Forwarded-For", text.toString());
        assertThat(of(PROXY, senders, headers).host()).hasSizeLessThan(256);
      }
    }
  }
}
