package org.jadoube.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Date;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// A small provider of OpenID Connect: it confirms whoever `subject` says, after checking the
/// secret of its client and the proof key (RFC 7636).
final class Issuer implements AutoCloseable {
  static final String CLIENT = "jadoube";
  static final String SECRET = "between us";

  private final HttpServer server;
  private final RSAKey key;
  private final Map<String, Map<String, String>> codes = new ConcurrentHashMap<>();
  private volatile String subject = "";
  private volatile UnaryOperator<JWTClaimsSet.Builder> spoilt = claims -> claims;
  private volatile RSAKey signing;

  Issuer() throws IOException, JOSEException {
    this.key = new RSAKeyGenerator(2048).keyID("one").generate();
    this.signing = key;
    this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/.well-known/openid-configuration", exchange -> send(exchange, about()));
    server.createContext(
        "/keys", exchange -> send(exchange, new JWKSet(key.toPublicJWK()).toString()));
    server.createContext("/token", this::token);
    server.start();
  }

  URI address() {
    return URI.create("http://localhost:" + server.getAddress().getPort());
  }

  /// Who signs in from now on.
  void confirm(String who) {
    subject = who;
    spoilt = claims -> claims;
    signing = key;
  }

  /// Changes what the tokens say from now on.
  void spoil(UnaryOperator<JWTClaimsSet.Builder> change) {
    spoilt = change;
  }

  /// Signs with a key that it does not publish.
  void forge() throws JOSEException {
    signing = new RSAKeyGenerator(2048).keyID("one").generate();
  }

  private String about() {
    String at = address().toString();
    return "{\"issuer\":\""
        + at
        + "\",\"authorization_endpoint\":\""
        + at
        + "/authorize\",\"token_endpoint\":\""
        + at
        + "/token\",\"jwks_uri\":\""
        + at
        + "/keys\",\"response_types_supported\":[\"code\"],\"subject_types_supported\":[\"public\"],"
        + "\"id_token_signing_alg_values_supported\":[\"RS256\"]}";
  }

  /// The user agrees at once.
  ///
  /// @param request the address to which the browser was sent
  /// @return the address to which it goes back
  URI authorize(URI request) {
    Map<String, String> asked = parameters(request.getRawQuery());
    String code = "code-" + codes.size();
    codes.put(code, asked);
    return URI.create(asked.get("redirect_uri") + "?code=" + code + "&state=" + asked.get("state"));
  }

  private void token(HttpExchange exchange) throws IOException {
    Map<String, String> form =
        parameters(new String(exchange.getRequestBody().readAllBytes(), UTF_8));
    Map<String, String> asked = codes.remove(form.getOrDefault("code", ""));
    String proof =
        Base64.getEncoder()
            .encodeToString((CLIENT + ":" + SECRET.replace(" ", "+")).getBytes(UTF_8));
    boolean known =
        ("Basic " + proof).equals(exchange.getRequestHeaders().getFirst("Authorization"));
    if (asked == null
        || !known
        || !challenge(form.getOrDefault("code_verifier", "")).equals(asked.get("code_challenge"))
        || !form.getOrDefault("redirect_uri", "").equals(asked.get("redirect_uri"))) {
      send(exchange, 400, "{\"error\":\"invalid_grant\"}");
      return;
    }
    send(
        exchange,
        "{\"access_token\":\"x\",\"token_type\":\"Bearer\",\"id_token\":\""
            + idToken(asked.getOrDefault("nonce", ""))
            + "\"}");
  }

  private String idToken(String nonce) {
    Instant now = Instant.now();
    JWTClaimsSet.Builder claims =
        new JWTClaimsSet.Builder()
            .issuer(address().toString())
            .audience(CLIENT)
            .subject(subject)
            .issueTime(Date.from(now))
            .expirationTime(Date.from(now.plus(Duration.ofMinutes(5))))
            .claim("nonce", nonce)
            .claim("preferred_username", subject);
    try {
      SignedJWT token =
          new SignedJWT(
              new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("one").build(),
              spoilt.apply(claims).build());
      token.sign(new RSASSASigner(signing));
      return token.serialize();
    } catch (JOSEException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static String challenge(String verifier) {
    try {
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(UTF_8)));
    } catch (NoSuchAlgorithmException none) {
      throw new IllegalStateException(none);
    }
  }

  private static Map<String, String> parameters(String query) {
    return Arrays.stream(query.split("&"))
        .map(pair -> pair.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> URLDecoder.decode(pair[1], UTF_8)));
  }

  private static void send(HttpExchange exchange, String json) throws IOException {
    send(exchange, 200, json);
  }

  private static void send(HttpExchange exchange, int status, String json) throws IOException {
    byte[] body = json.getBytes(UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
