package org.jadoube.audit.archive;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdIOException;
import java.io.EOFException;
import java.io.IOException;

/// Flaws of a file. Each library that decompresses reports them in words of its own.
///
/// @since 0.1.0
public enum Flaw {
  /// It ends too early.
  TRUNCATED("truncated", "it is truncated"),
  /// The decompressed text does not match its checksum.
  WRONG_CHECKSUM("wrong-checksum", "its checksum is wrong"),
  /// Its contents make no sense.
  GARBLED("damaged", "it is damaged"),
  /// A page of Parquet makes no sense; the others are not affected.
  DAMAGED_PAGE("damaged-page", "it is damaged"),
  /// Something else follows the end of the compressed data.
  FOREIGN("foreign", "something else follows what is compressed"),
  /// The disk or the network failed.
  UNREADABLE("unreadable", "reading it failed");

  private final String id;
  private final String text;

  Flaw(String id, String text) {
    this.id = id;
    this.text = text;
  }

  /// Its name in files.
  public String id() {
    return id;
  }

  /// A description of the file as `it`.
  public String text() {
    return text;
  }

  /// The flaw that `problem` reports about a file that can itself be read.
  ///
  /// @param ended whether reading went beyond the end
  static Flaw of(IOException problem, boolean ended) {
    if (problem instanceof Flawed flawed) {
      return flawed.flaw();
    }
    if (isWrongChecksum(problem)) {
      return WRONG_CHECKSUM;
    }
    return ended || problem instanceof EOFException ? TRUNCATED : GARBLED;
  }

  private static boolean isWrongChecksum(IOException problem) {
    return problem instanceof ZstdIOException zstandard
        ? zstandard.getErrorCode() == Zstd.errChecksumWrong()
        : String.valueOf(problem.getMessage()).contains("CRC");
  }
}
