package org.jadoube.play.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/// Passwords as Argon2id hashes in the PHC string format, like
/// `$argon2id$v=19$m=19456,t=2,p=1$…$…`. Each takes 19 MiB for a moment, so only a few are computed
/// at the same time.
final class PasswordHash {
  private static final int KIBIBYTES = 19 * 1024;
  private static final int PASSES = 2;
  private static final int LANES = 1;
  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;
  private static final int AT_ONCE = Math.max(2, Runtime.getRuntime().availableProcessors());
  private static final int PATIENCE_SECONDS = 5;
  private static final Pattern SHAPE =
      Pattern.compile(
          "\\$argon2id\\$v=19\\$m=(\\d{1,7}),t=(\\d{1,2}),p=(\\d{1,2})"
              + "\\$([A-Za-z0-9+/]{11,64})\\$([A-Za-z0-9+/]{16,128})");

  /// Compared when there is no account, so that it takes as long as with one.
  private static final String NOBODYS =
      "$argon2id$v=19$m="
          + KIBIBYTES
          + ",t="
          + PASSES
          + ",p="
          + LANES
          + "$"
          + "A".repeat(22)
          + "$"
          + "A".repeat(43);

  private final Semaphore turns = new Semaphore(AT_ONCE, true);

  /// The hash of a password; empty if too many are waiting.
  Optional<String> of(Password password) {
    return inTurn(() -> hash(password, salt()));
  }

  /// Whether a password belongs to a hash, in equal time for either answer; empty if too many are
  /// waiting.
  ///
  /// @param stored the hash; empty if there is none, so that no password fits
  Optional<Boolean> matches(Password password, String stored) {
    return inTurn(() -> {
      boolean same = isOf(password, stored.isEmpty() ? NOBODYS : stored);
      return same && !stored.isEmpty();
    });
  }

  /// Whether it was made with less effort than new ones.
  static boolean isOutdated(String stored) {
    Matcher parts = SHAPE.matcher(stored);
    return !parts.matches()
        || Integer.parseInt(parts.group(1)) < KIBIBYTES
        || Integer.parseInt(parts.group(2)) < PASSES;
  }

  private <T> Optional<T> inTurn(Supplier<T> work) {
    try {
      if (!turns.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        return Optional.empty();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
    try {
      return Optional.of(work.get());
    } finally {
      turns.release();
    }
  }

  private static byte[] salt() {
    byte[] salt = new byte[SALT_BYTES];
    Ids.random().nextBytes(salt);
    return salt;
  }

  private static String hash(Password password, byte[] salt) {
    Base64.Encoder text = Base64.getEncoder().withoutPadding();
    return String.format(
        Locale.ROOT,
        "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s",
        KIBIBYTES,
        PASSES,
        LANES,
        text.encodeToString(salt),
        text.encodeToString(argon2(password, salt, KIBIBYTES, PASSES, LANES, HASH_BYTES)));
  }

  private static boolean isOf(Password password, String stored) {
    Matcher parts = SHAPE.matcher(stored);
    if (!parts.matches()) {
      return false;
    }
    byte[] expected = Base64.getDecoder().decode(parts.group(5));
    byte[] found =
        argon2(
            password,
            Base64.getDecoder().decode(parts.group(4)),
            Integer.parseInt(parts.group(1)),
            Integer.parseInt(parts.group(2)),
            Integer.parseInt(parts.group(3)),
            expected.length);
    return MessageDigest.isEqual(expected, found);
  }

  private static byte[] argon2(
      Password password, byte[] salt, int kibibytes, int passes, int lanes, int length) {
    Argon2BytesGenerator argon2 = new Argon2BytesGenerator();
    argon2.init(
        new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
            .withVersion(Argon2Parameters.ARGON2_VERSION_13)
            .withMemoryAsKB(kibibytes)
            .withIterations(passes)
            .withParallelism(lanes)
            .withSalt(salt)
            .build());
    byte[] hash = new byte[length];
    argon2.generateBytes(password.text().getBytes(StandardCharsets.UTF_8), hash);
    return hash;
  }
}
