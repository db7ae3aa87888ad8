package org.jadoube.notation.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// A text on its way into UTF-8, piece by piece.
///
/// @since 0.1.0
public abstract sealed class TranslatedStream extends InputStream
    permits RecodedStream, DecodedStream {
  private final InputStream source;
  private final Offsets offsets = new Offsets();
  private byte[] ready = {};
  private int taken;
  private boolean drained;

  /// Why the source broke off; thrown after everything that could be read.
  private Optional<IOException> trouble = Optional.empty();

  TranslatedStream(InputStream source) {
    this.source = source;
  }

  /// Translates some of the source.
  ///
  /// @return whether there was any
  abstract boolean translate(ByteArrayOutputStream out) throws IOException;

  /// Reads from the source; returns less than 0 at its end, or where it breaks off.
  final int fill(byte[] bytes, int offset, int length) {
    if (drained) {
      return -1;
    }
    try {
      int count = source.read(bytes, offset, length);
      drained = count < 0;
      return count;
    } catch (IOException e) {
      drained = true;
      trouble = Optional.of(e);
      return -1;
    }
  }

  /// Whether nothing more comes from the source.
  final boolean isDrained() {
    return drained;
  }

  /// Notes that `fromSource` bytes of the source became `inText` bytes of the text.
  final void became(long fromSource, long inText) {
    offsets.add(fromSource, inText);
  }

  @Override
  public final int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    while (taken == ready.length && length > 0) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      if (!translate(out)) {
        if (trouble.isPresent()) {
          throw trouble.get();
        }
        return -1;
      }
      ready = out.toByteArray();
      taken = 0;
    }
    int count = Math.min(length, ready.length - taken);
    System.arraycopy(ready, taken, bytes, offset, count);
    taken += count;
    return count;
  }

  /// Whether translated text waits to be taken.
  final boolean isWaiting() {
    return taken < ready.length;
  }

  /// The offset in this text of a byte of the source, or of one a little before it.
  public final long before(long offset) {
    Require.atLeast(0, offset, "offset");
    return offsets.before(offset);
  }

  /// The offset in this text of a byte of the source, or of one a little after it.
  public final long behind(long offset) {
    Require.atLeast(0, offset, "offset");
    return offsets.behind(offset);
  }

  /// The text read so far in an encoding other than UTF-8.
  public abstract Optional<Recoded> recoded();

  @Override
  public void close() throws IOException {
    source.close();
  }
}
