package org.jadoube.spark;

import java.io.IOException;
import java.net.URI;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/// The local disk as `flaky://`, which can fail like a network: at one place of every file, until
/// it is healed.
public final class FlakyFileSystem extends RawLocalFileSystem {
  private static final long NOWHERE = -1;

  private static volatile long bad = NOWHERE;

  static void failAt(long place) {
    bad = place;
  }

  static void heal() {
    bad = NOWHERE;
  }

  @Override
  public URI getUri() {
    return URI.create("flaky:///");
  }

  @Override
  public FSDataInputStream open(Path path, int bufferBytes) throws IOException {
    return new FSDataInputStream(new FlakyStream(super.open(path, bufferBytes)));
  }

  private static final class FlakyStream extends FSInputStream {
    private final FSDataInputStream in;

    FlakyStream(FSDataInputStream in) {
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      if (getPos() <= bad && bad < getPos() + length) {
        throw new IOException("connection reset");
      }
      return in.read(bytes, offset, length);
    }

    @Override
    public void seek(long position) throws IOException {
      in.seek(position);
    }

    @Override
    public long getPos() throws IOException {
      return in.getPos();
    }

    @Override
    public boolean seekToNewSource(long position) throws IOException {
      return in.seekToNewSource(position);
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
