package org.jadoube.play.pairing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// The output of a process: the beginning is kept, the rest is read and dropped, so that the
/// process never waits for us.
final class Heard {
  private static final int BUFFER = 8192;

  private final byte[] kept;
  private final Thread listener;
  private int length;

  /// @param most how many bytes are kept
  Heard(InputStream in, int most) {
    kept = new byte[most];
    listener = Thread.ofVirtual().start(() -> listen(in));
  }

  private void listen(InputStream in) {
    byte[] buffer = new byte[BUFFER];
    try (in) {
      int read = in.read(buffer);
      while (read >= 0) {
        keep(buffer, read);
        read = in.read(buffer);
      }
    } catch (IOException closed) {
      // The process is gone; its earlier output counts.
    }
  }

  private synchronized void keep(byte[] buffer, int read) {
    int more = Math.min(read, kept.length - length);
    System.arraycopy(buffer, 0, kept, length, more);
    length += more;
  }

  /// Waits a little for the end of the text.
  String text(long millis) throws InterruptedException {
    listener.join(millis);
    synchronized (this) {
      return new String(Arrays.copyOf(kept, length), StandardCharsets.UTF_8);
    }
  }
}
