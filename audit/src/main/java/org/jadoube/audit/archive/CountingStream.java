package org.jadoube.audit.archive;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;

/// Counts the bytes read through it. Other threads may ask for the count.
final class CountingStream extends FilterInputStream {
  private final AtomicLong count = new AtomicLong();

  CountingStream(InputStream in) {
    super(in);
  }

  long count() {
    return count.get();
  }

  @Override
  public int read() throws IOException {
    int value = super.read();
    count.addAndGet(value < 0 ? 0 : 1);
    return value;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int read = super.read(bytes, offset, length);
    count.addAndGet(Math.max(read, 0));
    return read;
  }
}
