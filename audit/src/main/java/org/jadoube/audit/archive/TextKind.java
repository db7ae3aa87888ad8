package org.jadoube.audit.archive;

import java.util.Optional;
import org.jadoube.audit.archive.ArchiveOpening.Obstacle;
import org.jadoube.notation.encoding.WideText;

/// The kind of a file, recognised by its first bytes. PGN text contains no zero bytes in any usual
/// encoding, except for a few where a disk or a program has failed.
enum TextKind {
  TEXT,
  WIDE,
  BINARY;

  /// At most one zero in so many bytes is accepted, if there is hardly any control character.
  private static final int MOST_ZEROS = 10;

  /// Besides zeros, at most one control character in so many bytes is accepted, as damage makes
  /// them. In compressed data it is one in ten.
  private static final int MOST_CONTROLS = 100;

  private static final byte END_OF_FILE = 0x1A;

  static TextKind of(byte[] head) {
    if (WideText.of(head).isPresent()) {
      return WIDE;
    }
    int zeros = 0;
    int controls = 0;
    for (byte each : head) {
      zeros += each == 0 ? 1 : 0;
      controls += isControl(each) ? 1 : 0;
    }
    return zeros > 0 && (controls > head.length / MOST_CONTROLS || zeros > head.length / MOST_ZEROS)
        ? BINARY
        : TEXT;
  }

  /// Whether text never contains that byte: control characters other than white space and the old
  /// end-of-file mark.
  private static boolean isControl(byte symbol) {
    boolean blank = symbol >= '\t' && symbol <= '\r';
    return symbol > 0 && symbol < ' ' && !blank && symbol != END_OF_FILE;
  }

  /// The reason why it cannot be read.
  Optional<Obstacle> obstacle(Decoding decoding) {
    return switch (this) {
      case TEXT -> Optional.empty();
      case WIDE -> decoding.readsWideText() ? Optional.empty() : Optional.of(Obstacle.WIDE_TEXT);
      case BINARY -> Optional.of(Obstacle.BINARY);
    };
  }
}
