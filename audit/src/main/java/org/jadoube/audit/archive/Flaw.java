package org.jadoube.audit.archive;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdIOException;
import java.io.EOFException;
import java.io.IOException;

/// What can be wrong with a file. The libraries that decompress say it each in words of its own.
public enum Flaw {
  /// It ends too early.
  TRUNCATED("truncated", "it is truncated"),
  /// What was decompressed does not have the sum that is written behind it.
  WRONG_CHECKSUM("wrong-checksum", "its checksum is wrong"),
  /// What is written in it makes no sense.
  GARBLED("damaged", "it is damaged"),
  /// A page of Parquet makes no sense; the others are not affected.
  DAMAGED_PAGE("damaged-page", "it is damaged"),
  /// Behind the end of what is compressed there is something else.
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

  /// In words, about the file as `it`.
  public String text() {
    return text;
  }

  /// What `problem` says about a file that can be read itself.
  ///
  /// @param ended whether more of it was wanted than there is
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
