package org.jadoube.spark;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.io.DelegatingSeekableInputStream;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.io.SeekableInputStream;

/// A file that remembers whether the disk or the network failed while it was read. A decompressor
/// or Parquet reader cannot tell that from damage.
final class WatchedFile implements InputFile {
  private final FileSystem files;
  private final Path path;
  private Optional<IOException> failure = Optional.empty();

  WatchedFile(FileSystem files, Path path) {
    this.files = files;
    this.path = path;
  }

  /// The first failure, if there was one.
  Optional<IOException> failure() {
    return failure;
  }

  FSDataInputStream open() throws IOException {
    return watched(() -> files.open(path));
  }

  /// A stream of this file whose failures are remembered here.
  InputStream watched(FSDataInputStream in) {
    return new FilterInputStream(in) {
      @Override
      public int read() throws IOException {
        return watched(super::read);
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        return watched(() -> super.read(bytes, offset, length));
      }
    };
  }

  @Override
  public long getLength() throws IOException {
    return watched(() -> files.getFileStatus(path).getLen());
  }

  @Override
  public SeekableInputStream newStream() throws IOException {
    FSDataInputStream in = open();
    return new DelegatingSeekableInputStream(watched(in)) {
      @Override
      public long getPos() throws IOException {
        return in.getPos();
      }

      @Override
      public void seek(long position) throws IOException {
        in.seek(position);
      }
    };
  }

  /// A request to the disk or the network.
  @FunctionalInterface
  private interface Asking<T> {
    T answer() throws IOException;
  }

  private <T> T watched(Asking<T> asking) throws IOException {
    try {
      return asking.answer();
    } catch (IOException e) {
      failure = failure.or(() -> Optional.of(e));
      throw e;
    }
  }
}
