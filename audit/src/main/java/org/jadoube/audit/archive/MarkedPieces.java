package org.jadoube.audit.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/// A file of pieces that begin with a mark, one after the other: the members of gzip, the frames of
/// Zstandard. A decompressor may read several of them on end.
final class MarkedPieces implements Pieces {
  private final MarkedStream file;
  private final Decompressor decompressor;
  private boolean begun;

  MarkedPieces(InputStream file, byte[] mark, Decompressor decompressor) {
    this.file = new MarkedStream(file, mark);
    this.decompressor = decompressor;
  }

  @FunctionalInterface
  interface Decompressor {
    InputStream over(InputStream file) throws IOException;
  }

  @Override
  public Optional<InputStream> next() throws IOException {
    if (begun && !file.isAtMark()) {
      if (file.isAtEnd()) {
        return Optional.empty();
      }
      throw new IOException("something else follows what is compressed");
    }
    begun = true; // a file may begin otherwise: with a frame to be skipped
    return Optional.of(decompressor.over(file));
  }

  @Override
  public void skip() throws IOException {
    file.skipToMark();
  }

  @Override
  public long position() {
    return file.position();
  }

  @Override
  public boolean isBroken() {
    return file.isBroken();
  }
}
