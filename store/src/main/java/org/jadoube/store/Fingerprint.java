package org.jadoube.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Identifies a text without storing it: SHA-256 in hexadecimal.
public final class Fingerprint {
  private Fingerprint() {}

  /// The fingerprint of a text.
  public static String of(String text) {
    return HexFormat.of().formatHex(sha256(text));
  }

  static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
