package org.jadoube.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/// Something that only its owner knows. On disk and in memory stands its hash.
public record Secret(String text) {
  private static final int BYTES = 24;

  /// A new secret of 192 random bits.
  public static Secret random(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Secret(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /// A secret that follows from this one and a key, and from which neither can be found.
  public Secret derive(String key) {
    return new Secret(
        Base64.getUrlEncoder()
            .withoutPadding()
            .encodeToString(Fingerprint.sha256(text + "\n" + key)));
  }

  /// What is kept of it: SHA-256 in hexadecimal digits.
  public String hash() {
    return Fingerprint.of(text);
  }

  /// Whether `hash` is the one of this secret; takes the same time whatever differs.
  public boolean matches(String hash) {
    return MessageDigest.isEqual(
        hash().getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
  }

  /// Never shows the secret: it must not reach a log.
  @Override
  public String toString() {
    return "secret";
  }
}
