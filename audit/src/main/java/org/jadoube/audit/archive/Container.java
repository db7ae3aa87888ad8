package org.jadoube.audit.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.audit.archive.ArchiveOpening.Obstacle;

/// Files that are recognised by their first bytes and may well hold games, but have to be unpacked.
final class Container {
  /// The marks of zip, 7z, rar, xz and tar.
  private static final Pattern PACKED =
      Pattern.compile(
          "PK[\\x03\\x05]|7z\\xbc\\xaf\\x27\\x1c|Rar!\\x1a\\x07|\\xfd7zXZ\\x00|.{257}ustar",
          Pattern.DOTALL);

  private static final String PARQUET = "PAR1";

  private Container() {}

  /// The obstacle if `head`, the beginning of a file, is that of such a file.
  static Optional<Obstacle> of(byte[] head) {
    String text = new String(head, ISO_8859_1);
    if (text.startsWith(PARQUET)) {
      return Optional.of(Obstacle.PARQUET_STREAM);
    }
    return PACKED.matcher(text).lookingAt() ? Optional.of(Obstacle.PACKED) : Optional.empty();
  }
}
