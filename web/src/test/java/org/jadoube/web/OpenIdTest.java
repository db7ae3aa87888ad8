package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.nimbusds.jwt.JWTClaimsSet;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Date;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jadoube.web.network.Passphrase;
import org.jadoube.web.openid.OpenIdClient;
import org.jadoube.web.openid.Registration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Signing in at a provider that signs real tokens.
final class OpenIdTest {
  @TempDir static Path data;

  private static Issuer issuer;
  private static Server server;
  private static HttpClient http;

  @BeforeAll
  static void start() throws Exception {
    issuer = new Issuer();
    http = HttpClient.newHttpClient();
    OpenIdClient client = new OpenIdClient(issuer.address(), Issuer.CLIENT, Issuer.SECRET);
    server = Server.start(ServerOptions.in(data).withPort(0), Optional.of(client));
  }

  @AfterAll
  static void stop() {
    server.close();
    http.shutdownNow();
    issuer.close();
  }

  private static HttpResponse<String> get(URI address, String cookie) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(address);
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private static HttpResponse<String> leave() throws Exception {
    return get(server.address().resolve("/api/openid"), "");
  }

  private static String cookie(HttpResponse<String> response) {
    return response.headers().firstValue("Set-Cookie").orElse("").split(";")[0];
  }

  private static URI target(HttpResponse<String> response) {
    return URI.create(response.headers().firstValue("Location").orElse(""));
  }

  private static HttpResponse<String> signIn() throws Exception {
    HttpResponse<String> left = leave();
    return get(issuer.authorize(target(left)), cookie(left));
  }

  private static JsonNode account(HttpResponse<String> back) throws Exception {
    return JsonMapper.shared()
        .readTree(get(server.address().resolve("/api/account"), cookie(back)).body());
  }

  @Test
  void whoever_the_provider_confirms_has_an_account() throws Exception {
    issuer.confirm("Olga");
    HttpResponse<String> back = signIn();
    assertThat(back.statusCode()).as(back.body()).isEqualTo(303);
    assertThat(target(back)).hasToString("/sign-in");
    JsonNode account = account(back);
    assertThat(account.path("name").stringValue()).isEqualTo("Olga");
    assertThat(account(signIn()).path("id")).isEqualTo(account.path("id"));
  }

  @Test
  void a_name_that_is_taken_is_not_given_again() throws Exception {
    Person.signedUp(server.address().toString(), "Petra").close();
    issuer.confirm("Petra");
    assertThat(account(signIn()).path("name").stringValue()).startsWith("Player ");
  }

  static Stream<Arguments> spoilt() {
    Date past = Date.from(Instant.now().minusSeconds(3600));
    return Stream.of(
        Arguments.of("issuer", change(claims -> claims.issuer("https://evil.example"))),
        Arguments.of("audience", change(claims -> claims.audience("somebody else"))),
        Arguments.of("expiration", change(claims -> claims.expirationTime(past))),
        Arguments.of("nonce", change(claims -> claims.claim("nonce", "another"))));
  }

  private static UnaryOperator<JWTClaimsSet.Builder> change(
      UnaryOperator<JWTClaimsSet.Builder> change) {
    return change;
  }

  @ParameterizedTest
  @MethodSource("spoilt")
  void a_token_with_something_wrong_confirms_nobody(
      String what, UnaryOperator<JWTClaimsSet.Builder> change) throws Exception {
    issuer.confirm("Mallory");
    issuer.spoil(change);
    HttpResponse<String> back = signIn();
    assertThat(back.statusCode()).as(what).isEqualTo(403);
    assertThat(back.body()).contains("not-confirmed");
    assertThat(cookie(back)).isEmpty();
  }

  @Test
  void a_forged_signature_confirms_nobody() throws Exception {
    issuer.confirm("Mallory");
    issuer.forge();
    assertThat(signIn().statusCode()).isEqualTo(403);
  }

  @Test
  void only_the_browser_that_left_comes_back_and_once() throws Exception {
    issuer.confirm("Olga");
    HttpResponse<String> left = leave();
    HttpResponse<String> others = leave();
    URI back = issuer.authorize(target(left));
    assertThat(get(back, cookie(others)).body()).contains("not-expected");
    HttpResponse<String> again = leave();
    back = issuer.authorize(target(again));
    assertThat(get(back, cookie(again)).statusCode()).isEqualTo(303);
    assertThat(get(back, cookie(again)).statusCode()).isEqualTo(400);
    assertThat(get(back, "").statusCode()).isEqualTo(400);
  }

  @Test
  void the_client_is_complete_or_absent() {
    Registration none = Registration.NONE;
    assertThat(none.client()).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> none.withIssuer("https://a.example").client())
        .withMessageContaining("openid-client-id");
    Registration plain = none.withIssuer("http://a.example").withId("x");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> plain.with(new Passphrase("hidden")).client())
        .withMessageContaining("https://")
        .withMessageNotContaining("hidden");
  }
}
