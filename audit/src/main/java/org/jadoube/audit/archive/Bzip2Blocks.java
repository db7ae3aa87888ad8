package org.jadoube.audit.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;

/// The blocks of a bzip2 file. Marks, at any bit, say where they begin and where a stream of them
/// ends. Each block is decompressed as a stream of its own, as bzip2recover makes them, and
/// compared with its checksum before any of it is read, because the text of a damaged block is all
/// scrambled.
final class Bzip2Blocks implements Pieces {
  private static final int MARK_BITS = 48;
  private static final int SUM_BITS = 32;

  /// Of a stream with the longest blocks; all others fit into it.
  private static final int HEADER = 0x425a6839;

  private static final int HEADER_BITS = 32;

  /// A stream's checksum, padding to the next byte, and the header of another stream.
  private static final int MOST_BITS_BETWEEN = SUM_BITS + Byte.SIZE - 1 + HEADER_BITS;

  /// More than a block has even if nothing in it can be compressed.
  private static final int MOST_BITS = 10_000_000;

  private final Bits file;
  private Mark mark = Mark.START;

  /// The checksum made of those of the blocks.
  private int sum;

  /// Whether a block of the stream was damaged.
  private boolean harmed;

  Bzip2Blocks(InputStream file) {
    this.file = new Bits(file);
  }

  /// Marks between pieces of a file.
  private enum Mark {
    START(-1),
    BLOCK(0x314159265359L),
    STREAM_END(0x177245385090L),
    FILE_END(-1);

    private static final long ALL = (1L << MARK_BITS) - 1;
    private final long bits;

    Mark(long bits) {
      this.bits = bits;
    }
  }

  @Override
  public Optional<InputStream> next() throws IOException {
    while (mark != Mark.FILE_END) {
      Mark begun = mark;
      BitString piece = new BitString();
      mark = readToMark(piece);
      switch (begun) {
        case BLOCK -> {
          return Optional.of(block(piece));
        }
        case STREAM_END -> finishStream(piece);
        case START, FILE_END -> checkBegun();
      }
    }
    return Optional.empty();
  }

  @Override
  public void skip() {} // blocks are read as a whole

  @Override
  public long position() {
    return file.position();
  }

  @Override
  public long begun() {
    return 0;
  }

  @Override
  public boolean isUsedUp() {
    return mark == Mark.FILE_END;
  }

  @Override
  public boolean isBroken() {
    return file.isBroken();
  }

  /// @param piece takes the bits before the mark
  private Mark readToMark(BitString piece) throws IOException {
    long last = 0;
    for (int bit = file.next(); bit != Bits.NONE; bit = file.next()) {
      last = last << 1 & Mark.ALL | bit;
      piece.add(bit);
      if (last == Mark.BLOCK.bits || last == Mark.STREAM_END.bits) {
        piece.truncate(Math.max(0, piece.length() - MARK_BITS));
        return last == Mark.BLOCK.bits ? Mark.BLOCK : Mark.STREAM_END;
      }
      piece.truncate(Math.min(piece.length(), MOST_BITS));
    }
    return Mark.FILE_END;
  }

  private void checkBegun() throws IOException {
    if (mark == Mark.FILE_END) {
      throw new Flawed(Flaw.GARBLED);
    }
  }

  private InputStream block(BitString piece) throws IOException {
    boolean wasHarmed = harmed;
    harmed = true; // unless it goes well
    if (mark == Mark.FILE_END) {
      throw new Flawed(Flaw.TRUNCATED);
    }
    byte[] text = decompressed(piece);
    sum = Integer.rotateLeft(sum, 1) ^ piece.number(0, SUM_BITS);
    harmed = wasHarmed;
    return new ByteArrayInputStream(text);
  }

  private static byte[] decompressed(BitString block) throws IOException {
    BitString stream = new BitString();
    stream.add(HEADER, HEADER_BITS);
    stream.add(Mark.BLOCK.bits, MARK_BITS);
    stream.add(block);
    stream.add(Mark.STREAM_END.bits, MARK_BITS);
    stream.add(block.number(0, SUM_BITS), SUM_BITS);
    try (InputStream in =
        new BZip2CompressorInputStream(new ByteArrayInputStream(stream.bytes()))) {
      return in.readAllBytes();
    } catch (RuntimeException damaged) {
      throw new Flawed(Flaw.GARBLED, damaged);
    }
  }

  /// @param piece the checksum, which tells whether blocks are missing, and perhaps another header
  private void finishStream(BitString piece) throws IOException {
    if (piece.length() < SUM_BITS) {
      throw new Flawed(Flaw.TRUNCATED);
    }
    boolean complete = harmed || piece.number(0, SUM_BITS) == sum;
    sum = 0;
    harmed = false;
    if (!complete) {
      throw new Flawed(Flaw.WRONG_CHECKSUM);
    }
    if (piece.length() > MOST_BITS_BETWEEN) {
      throw new Flawed(Flaw.FOREIGN);
    }
  }
}
