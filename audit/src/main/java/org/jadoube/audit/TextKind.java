package org.jadoube.audit;

import java.util.Optional;
import org.jadoube.audit.Opening.Obstacle;

/// What the first bytes of a file say about the rest: text in one of the encodings that PGN is
/// written in holds no zero byte.
enum TextKind {
  TEXT,
  WIDE,
  BINARY;

  static TextKind of(byte[] head) {
    if (begins(head, 0xfe, 0xff) || begins(head, 0xff, 0xfe)) {
      return WIDE;
    }
    for (byte each : head) {
      if (each == 0) {
        return BINARY;
      }
    }
    return TEXT;
  }

  Optional<Obstacle> obstacle() {
    return switch (this) {
      case TEXT -> Optional.empty();
      case WIDE -> Optional.of(Obstacle.WIDE_TEXT);
      case BINARY -> Optional.of(Obstacle.BINARY);
    };
  }

  private static boolean begins(byte[] head, int first, int second) {
    return head.length > 1
        && Byte.toUnsignedInt(head[0]) == first
        && Byte.toUnsignedInt(head[1]) == second;
  }
}
