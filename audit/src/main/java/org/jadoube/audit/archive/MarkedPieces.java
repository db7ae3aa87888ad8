package org.jadoube.audit.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/// A file of consecutive pieces that each begin with a mark: the members of gzip, the frames of
/// Zstandard.
final class MarkedPieces implements Pieces {
  private final MarkedStream file;
  private final Decompressor decompressor;
  private final boolean several;
  private boolean begun;

  /// @param several whether a decompressor reads several of them in one go
  MarkedPieces(InputStream file, byte[] mark, boolean several, Decompressor decompressor) {
    this.file = new MarkedStream(file, mark);
    this.several = several;
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
      throw new Flawed(Flaw.FOREIGN);
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
  public long begun() {
    return several ? file.marks() : 0;
  }

  @Override
  public boolean isUsedUp() {
    return file.isUsedUp();
  }

  @Override
  public boolean isBroken() {
    return file.isBroken();
  }
}
