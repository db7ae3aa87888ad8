package org.jadoube.audit.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jadoube.notation.pgn.reading.PgnTail;

/// Text on its way. Its last game is held back, since it may turn out to break off.
final class HeldText {
  /// One byte is always kept before.
  private static final int FROM = 1;

  private static final int CHUNK_BYTES = 1 << 16;

  /// Longer games are not held back, so memory stays bounded.
  private static final int MOST_BYTES = 1 << 20;

  /// How much is read at once. A decompressor that fails loses what it has made for the same read,
  /// which may be sound if the file is truncated.
  private static final int READ_BYTES = 1 << 12;

  private byte[] bytes = new byte[FROM + 2 * CHUNK_BYTES];
  private int from = FROM;

  /// Where the game that is held back begins.
  private int held = FROM;

  private int end = FROM;
  private long before;

  /// Whether the beginning of that game has been released.
  private boolean continues;

  /// How much is held back before the last game is looked for again.
  private int due = CHUNK_BYTES;

  HeldText() {
    bytes[0] = '\n'; // a line begins here
  }

  /// Whether there is anything to take.
  boolean isFree() {
    return from < held;
  }

  int take(byte[] into, int offset, int length) {
    int count = Math.min(length, held - from);
    System.arraycopy(bytes, from, into, offset, count);
    from += count;
    return count;
  }

  /// The length of all text, including what was taken.
  long length() {
    return before + end - FROM;
  }

  /// Adds some of `source`, once everything free has been taken.
  ///
  /// @return whether there was any
  boolean add(InputStream source) throws IOException {
    makeRoom();
    int count = source.read(bytes, end, READ_BYTES);
    end += Math.max(count, 0);
    if (end - held >= Math.min(due, MOST_BYTES)) {
      findLast();
    }
    return count >= 0;
  }

  /// Releases everything.
  void release() {
    held = end;
    continues = false;
  }

  /// Leaves out the last game if it breaks off, together with held text that is not certain, and
  /// releases everything else.
  ///
  /// @param certain how much of all the text is certain
  /// @return whether anything was left out
  boolean drop(long certain) {
    int whole = end;
    end = (int) Math.max(held, Math.min(end, certain - before + FROM));
    end = findLast() ? held : end;
    release();
    return end < whole;
  }

  private void makeRoom() {
    int move = from - FROM;
    System.arraycopy(bytes, from - 1, bytes, 0, end - from + 1);
    before += move;
    from -= move;
    held -= move;
    end -= move;
    if (bytes.length - PgnTail.PADDING - end < READ_BYTES) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
  }

  /// @return whether the text ends inside a game
  private boolean findLast() {
    Arrays.fill(bytes, end, end + PgnTail.PADDING, (byte) 0);
    PgnTail tail = PgnTail.of(bytes, held, end, continues);
    if (tail.last() > 0) {
      held = tail.last();
      continues = false;
    } else if (end - held >= MOST_BYTES) {
      held = end;
      continues = tail.inside();
    }
    due = 2 * (end - held) + CHUNK_BYTES; // so that long games are not searched again and again
    return tail.inside();
  }
}
