package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.jadoube.testing.Wait;
import org.jadoube.web.network.Passphrase;
import org.jadoube.web.tls.TlsFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// HTTPS with certificates made for the test by the JDK's keytool.
final class TlsTest {
  private static final String PASSWORD = "tr0ub4dor";

  @TempDir Path directory;

  /// A key and its self-signed certificate, in a PKCS#12 file.
  private Path keystore(String name, String algorithm) throws Exception {
    Path file = directory.resolve(name);
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "server",
                "-keyalg",
                algorithm,
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost",
                "-validity",
                "30",
                "-storetype",
                "PKCS12",
                "-storepass",
                PASSWORD,
                "-keystore",
                file.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(keytool.waitFor()).as(said).isZero();
    return file;
  }

  private static KeyStore load(Path file) throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      store.load(in, PASSWORD.toCharArray());
    }
    return store;
  }

  private static X509Certificate certificate(Path keystore) throws Exception {
    return (X509Certificate) load(keystore).getCertificate("server");
  }

  private static String pem(String label, byte[] bytes) {
    return "-----BEGIN "
        + label
        + "-----\n"
        + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes)
        + "\n-----END "
        + label
        + "-----\n";
  }

  /// This certificate in two PEM files, as an authority hands them out.
  private TlsFiles pem(Path keystore) throws Exception {
    Path certificate = directory.resolve("fullchain.pem");
    Path key = directory.resolve("privkey.pem");
    Files.writeString(certificate, pem("CERTIFICATE", certificate(keystore).getEncoded()));
    Files.writeString(
        key,
        pem("PRIVATE KEY", load(keystore).getKey("server", PASSWORD.toCharArray()).getEncoded()));
    return TlsFiles.NONE.withCertificate(certificate).withKey(key);
  }

  private ServerOptions options(TlsFiles files) {
    ServerOptions usual = ServerOptions.in(directory.resolve("data")).withPort(0);
    return usual.operating(draft -> draft.tls = files);
  }

  private static SSLContext trusting(Certificate certificate) throws Exception {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("server", certificate);
    TrustManagerFactory managers =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    managers.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, managers.getTrustManagers(), null);
    return context;
  }

  @ParameterizedTest
  @ValueSource(strings = {"RSA", "EC", "Ed25519"})
  void games_are_served_and_followed_over_https(String algorithm) throws Exception {
    Path keystore = keystore("server.p12", algorithm);
    try (Server server = Server.start(options(pem(keystore)));
        HttpClient http =
            HttpClient.newBuilder().sslContext(trusting(certificate(keystore))).build()) {
      assertThat(server.greeting()).startsWith("jadoube serves at https://localhost:");
      HttpResponse<String> answer = send(http, server, "api/games", "{}");
      assertThat(answer.statusCode()).isEqualTo(201);
      assertThat(answer.headers().firstValue("Strict-Transport-Security"))
          .contains("max-age=31536000");
      String id = new Client.Answer(201, answer.body(), "", 0).json().path("id").stringValue();
      try (Follower follower =
          Follower.of(http, server.address().resolve("api/games/" + id + "/stream"), "")) {
        assertThat(follower.next("welcome").path("you").stringValue()).isEqualTo("spectator");
      }
      assertThat(http.send(get(server, "ready"), text()).statusCode()).isEqualTo(200);
      http.shutdownNow();
    }
  }

  private static HttpResponse<String> send(HttpClient http, Server server, String path, String body)
      throws Exception {
    URI address = server.address().resolve(path);
    return http.send(
        HttpRequest.newBuilder(address).POST(HttpRequest.BodyPublishers.ofString(body)).build(),
        text());
  }

  private static HttpRequest get(Server server, String path) {
    return HttpRequest.newBuilder(server.address().resolve(path)).build();
  }

  private static HttpResponse.BodyHandler<String> text() {
    return HttpResponse.BodyHandlers.ofString();
  }

  @Test
  void a_keystore_holds_both() throws Exception {
    Path keystore = keystore("server.p12", "EC");
    TlsFiles files = TlsFiles.NONE.withKeystore(keystore).with(new Passphrase(PASSWORD));
    try (Server server = Server.start(options(files))) {
      assertThat(serial(server, trusting(certificate(keystore))))
          .isEqualTo(certificate(keystore).getSerialNumber());
    }
  }

  /// Of the certificate that a new connection gets.
  private static BigInteger serial(Server server, SSLContext context) throws IOException {
    try (SSLSocket socket =
        (SSLSocket) context.getSocketFactory().createSocket("localhost", server.port())) {
      socket.startHandshake();
      return ((X509Certificate) socket.getSession().getPeerCertificates()[0]).getSerialNumber();
    }
  }

  @Test
  void a_new_certificate_is_used_without_a_restart_and_a_faulty_one_is_not() throws Exception {
    Path before = keystore("before.p12", "EC");
    Path after = keystore("after.p12", "EC");
    TlsFiles files = pem(before);
    try (Server server = Server.start(options(files))) {
      assertThat(serial(server, trusting(certificate(before)))).isNotNull();
      Files.writeString(files.certificate().orElseThrow(), "half a certif");
      SSLContext trustsNew = trusting(certificate(after));
      pem(after);
      Files.setLastModifiedTime(
          files.key().orElseThrow(), FileTime.from(Instant.now().plusSeconds(5)));
      Wait.until("the new one is used", () -> isTrusted(server, trustsNew));
    }
  }

  private static boolean isTrusted(Server server, SSLContext context) {
    try {
      return serial(server, context) != null;
    } catch (IOException refused) {
      return false;
    }
  }

  private String failure(TlsFiles files) {
    try (Server server = Server.start(options(files))) {
      throw new AssertionError("it started at " + server.address());
    } catch (StartFailure failure) {
      assertThat(failure).message().doesNotContain(PASSWORD).endsWith(".");
      return String.valueOf(failure.getMessage());
    }
  }

  @Test
  void what_is_wrong_with_the_files_is_told() throws Exception {
    Path keystore = keystore("server.p12", "EC");
    Path other = keystore("other.p12", "EC");
    TlsFiles files = pem(keystore);
    Path key = files.key().orElseThrow();
    Path certificate = files.certificate().orElseThrow();
    assertThat(failure(TlsFiles.NONE.withCertificate(certificate))).contains("tls-key is not set");
    assertThat(failure(TlsFiles.NONE.withKey(key))).contains("tls-certificate is not set");
    assertThat(failure(files.withKey(directory.resolve("none"))))
        .contains("none: there is no such file");
    assertThat(failure(files.withKey(certificate)))
        .contains("found BEGIN CERTIFICATE, expected a private key in PKCS#8");
    assertThat(failure(files.withCertificate(key))).contains("found no certificate");
    assertThat(failure(files.withKeystore(keystore))).contains("besides tls-certificate");
    TlsFiles store = TlsFiles.NONE.withKeystore(keystore);
    assertThat(failure(store.with(new Passphrase("wrong"))))
        .contains("tls-keystore-password is wrong");
    assertThat(failure(TlsFiles.NONE.withKeystore(key))).contains("expected a PKCS#12 file");
    Files.writeString(certificate, pem("CERTIFICATE", certificate(other).getEncoded()));
    assertThat(failure(files)).contains("the private key does not belong to the certificate");
    for (String label : List.of("RSA PRIVATE KEY", "ENCRYPTED PRIVATE KEY", "EC PRIVATE KEY")) {
      Files.writeString(key, pem(label, new byte[] {1, 2, 3}));
      assertThat(failure(files)).contains("found BEGIN " + label, "openssl pkcs8 -topk8");
    }
    Files.writeString(key, pem("PRIVATE KEY", new byte[] {1, 2, 3}));
    assertThat(failure(files)).contains("a private key that cannot be read");
    Files.writeString(key, "nothing");
    assertThat(failure(files)).contains("found nothing in PEM");
    Files.writeString(
        certificate, pem("CERTIFICATE", new byte[] {1, 2, 3}).toUpperCase(Locale.ROOT));
    Files.writeString(key, pem("PRIVATE KEY", new byte[] {1, 2, 3}));
    assertThat(failure(files)).doesNotContain("Exception");
  }

  @Test
  void plain_http_gets_nothing_from_a_port_with_tls() throws Exception {
    Path keystore = keystore("server.p12", "EC");
    try (Server server = Server.start(options(pem(keystore)));
        RawConnection plain = RawConnection.to(server.port())) {
      assertThat(plain.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n").rest())
          .doesNotContain("HTTP/1.1 2");
    }
  }
}
