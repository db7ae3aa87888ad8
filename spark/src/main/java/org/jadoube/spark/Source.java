package org.jadoube.spark;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;

/// The bytes of a split. It counts the lines, and knows whether reading them failed: a task that
/// fails for that is tried again, unlike one whose file is damaged.
final class Source extends FilterInputStream {
  private long left;
  private long lines;
  private boolean failed;

  private Source(InputStream in, long bytes) {
    super(in);
    left = bytes;
  }

  static Source of(Split split, Configuration hadoop) throws IOException {
    Path path = new Path(split.archive());
    FSDataInputStream file = path.getFileSystem(hadoop).open(path);
    try {
      file.seek(split.from());
    } catch (IOException e) {
      file.close();
      throw e;
    }
    return new Source(file, split.bytes());
  }

  long lines() {
    return lines;
  }

  boolean hasFailed() {
    return failed;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (left == 0) {
      return -1;
    }
    failed = true; // unless it goes well
    int count = super.read(bytes, offset, (int) Math.min(length, left));
    failed = false;
    left -= Math.max(0, count);
    for (int i = 0; i < count; i++) {
      lines += bytes[offset + i] == '\n' ? 1 : 0;
    }
    return count;
  }
}
