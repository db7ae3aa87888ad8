package org.jadoube.spark;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.io.InputFile;

/// The bytes of a split. It counts the lines, and remembers whether reading them failed. After such
/// a failure the task is tried again, but not after damage of the file.
final class Source extends FilterInputStream {
  private final WatchedFile file;
  private long left;
  private long lines;

  private Source(WatchedFile file, InputStream in, long bytes) {
    super(in);
    this.file = file;
    left = bytes;
  }

  static Source of(TaskFiles split, Configuration hadoop) throws IOException {
    Path path = new Path(split.archive());
    WatchedFile file = new WatchedFile(path.getFileSystem(hadoop), path);
    FSDataInputStream in = file.open();
    try {
      in.seek(split.from());
    } catch (IOException e) {
      in.close();
      throw e;
    }
    return new Source(file, file.watched(in), split.bytes());
  }

  /// All of the file, for random access, as Parquet needs it.
  InputFile file() {
    return file;
  }

  long lines() {
    return lines;
  }

  /// The reason why its bytes could not be read, if they could not.
  Optional<IOException> failure() {
    return file.failure();
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
    int count = super.read(bytes, offset, (int) Math.min(length, left));
    left -= Math.max(0, count);
    for (int i = 0; i < count; i++) {
      lines += bytes[offset + i] == '\n' ? 1 : 0;
    }
    return count;
  }
}
