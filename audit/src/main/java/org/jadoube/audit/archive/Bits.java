package org.jadoube.audit.archive;

import java.io.IOException;
import java.io.InputStream;

/// A file as bits, the highest of each byte first.
final class Bits {
  /// The value after the last bit.
  static final int NONE = -1;

  private static final int BUFFER_BYTES = 1 << 13;

  private final InputStream file;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private int length;
  private int at;
  private int left;
  private long before;
  private boolean broken;

  Bits(InputStream file) {
    this.file = file;
  }

  /// The next bit, or [#NONE].
  int next() throws IOException {
    if (left == 0) {
      left = Byte.SIZE;
      at++;
      if (at >= length && !fill()) {
        return NONE;
      }
    }
    left--;
    return buffer[at] >> left & 1;
  }

  /// How many bytes have been read, partly read ones included.
  long position() {
    return before + Math.min(at + 1, length);
  }

  /// Whether reading the file failed.
  boolean isBroken() {
    return broken;
  }

  private boolean fill() throws IOException {
    before += length;
    at = 0;
    length = 0;
    left = 0;
    broken = true; // unless it goes well
    length = Math.max(0, file.read(buffer));
    broken = false;
    left = length == 0 ? 0 : Byte.SIZE;
    return length > 0;
  }
}
