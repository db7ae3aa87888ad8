package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.web.network.Network;
import org.jadoube.web.network.Senders;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Limits behind a proxy, here 127.0.0.1: they apply to those for whom it asks, and nobody else can
/// say that he asks for others.
final class ProxiedLimitsTest {
  private static final int MOST = 3;
  private static final int A_DAY = 12;

  @TempDir static Path data;

  private static Server server;

  @BeforeAll
  static void start() throws Exception {
    Limits few =
        Limits.USUAL
            .with(CountLimit.GAMES_AT_ONCE, MOST)
            .with(CountLimit.GAMES_PER_SECOND, 1)
            .with(CountLimit.GAMES_PER_DAY, A_DAY)
            .with(CountLimit.ACCOUNTS_PER_DAY, MOST)
            .with(CountLimit.STREAMS_PER_ADDRESS, 1);
    server =
        Server.start(
            ServerOptions.in(data)
                .withPort(0)
                .with(few)
                .with(new Senders(false, Set.of(Network.of(InetAddress.ofLiteral("127.0.0.1"))))));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /// Whether games are refused in the end, when one after the other is made.
  private static boolean isLimited(String peer, String headers) throws Exception {
    boolean limited = false;
    for (int i = 0; i < 20 * MOST && !limited; i++) {
      String numbered = String.format(Locale.ROOT, headers, i + 1);
      String answer = post(peer, "/api/games", numbered, "{}");
      limited = answer.startsWith("HTTP/1.1 429 ") && answer.contains("\r\nRetry-After: 1\r\n");
    }
    return limited;
  }

  private static String post(String peer, String path, String headers, String body)
      throws Exception {
    try (RawConnection connection = RawConnection.from(peer, server.port())) {
      String request = "POST " + path + " HTTP/1.1\r\nHost: x\r\nJadoube-Client: x\r\n" + headers;
      return connection
          .send(request + "Content-Length: " + body.length() + "\r\n\r\n" + body)
          .answer();
    }
  }

  @Test
  void each_visitor_has_a_share_and_no_more() throws Exception {
    assertThat(isLimited("127.0.0.1", "X-Forwarded-For: 192.0.2.1\r\n")).isTrue();
    assertThat(isLimited("127.0.0.1", "X-Forwarded-For: 198.51.100.%d\r\n")).isFalse();
  }

  @Test
  void what_a_visitor_has_written_before_the_proxy_does_not_count() throws Exception {
    assertThat(isLimited("127.0.0.1", "X-Forwarded-For: 203.0.113.%d, 192.0.2.2\r\n")).isTrue();
    assertThat(
            isLimited(
                "127.0.0.1", "X-Forwarded-For: 203.0.113.%d\r\nX-Forwarded-For: 192.0.2.3\r\n"))
        .isTrue();
    assertThat(isLimited("127.0.0.1", "Forwarded: for=203.0.113.%d\r\n")).isTrue();
  }

  @Test
  void a_visitor_with_an_ipv6_network_is_one_visitor() throws Exception {
    assertThat(isLimited("127.0.0.1", "X-Forwarded-For: 2001:db8::%d\r\n")).isTrue();
  }

  @Test
  void who_is_no_proxy_speaks_for_nobody_else() throws Exception {
    assertThat(isLimited("127.0.0.2", "X-Forwarded-For: 203.0.113.%d\r\n")).isTrue();
  }

  @Test
  void attempts_on_an_account_count_wherever_they_come_from() throws Exception {
    String answer = "HTTP/1.1 401 ";
    for (int i = 1; i <= 100 && answer.startsWith("HTTP/1.1 401 "); i++) {
      String from = "X-Forwarded-For: 198.51.100." + (100 + i) + "\r\n";
      answer = post("127.0.0.1", "/api/session", from, Person.credentials("Nobody", "guess " + i));
    }
    assertThat(answer).startsWith("HTTP/1.1 429 ");
  }

  @Test
  void a_visitor_opens_only_so_many_accounts_in_a_day() throws Exception {
    String from = "X-Forwarded-For: 198.51.100.250\r\n";
    for (int i = 0; i < MOST; i++) {
      assertThat(post("127.0.0.1", "/api/accounts", from, newcomer(i))).startsWith("HTTP/1.1 201 ");
    }
    assertThat(post("127.0.0.1", "/api/accounts", from, newcomer(MOST)))
        .startsWith("HTTP/1.1 429 ")
        .contains("An address may make 3 accounts a day")
        .contains("Retry-After: 28801");
  }

  private static String newcomer(int number) {
    return Person.credentials("Newcomer " + number, Person.PASSWORD);
  }

  @Test
  void streams_of_a_visitor_have_a_limit() throws Exception {
    try (RawStream first = stream("192.0.2.7").awaitPong();
        RawStream second = stream("192.0.2.7");
        RawStream other = stream("192.0.2.8")) {
      assertThat(second.closing()).isEqualTo(1013);
      first.awaitPong();
      other.awaitPong();
    }
  }

  private static RawStream stream(String visitor) throws Exception {
    RawConnection connection = RawConnection.from("127.0.0.1", server.port());
    return RawStream.over(connection, "abcdefgh2345", "X-Forwarded-For: " + visitor);
  }
}
