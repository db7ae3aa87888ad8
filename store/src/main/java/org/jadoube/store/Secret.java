package org.jadoube.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/// A secret that only its owner knows. Only its hash is kept, on disk and in memory.
public record Secret(String text) {
  private static final int BYTES = 24;

  /// A new secret of 192 random bits.
  public static Secret random(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Secret(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /// A secret derived from this one and a key, which reveals neither.
  public Secret derive(String key) {
    return new Secret(
        Base64.getUrlEncoder()
            .withoutPadding()
            .encodeToString(Fingerprint.sha256(text + "\n" + key)));
  }

  /// The stored hash: SHA-256 in hexadecimal.
  public String hash() {
    return Fingerprint.of(text);
  }

  /// Whether `hash` belongs to this secret, compared in constant time.
  public boolean matches(String hash) {
    return MessageDigest.isEqual(
        hash().getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
  }

  /// Hides the secret, which must not reach a log.
  @Override
  public String toString() {
    return "secret";
  }
}
