package org.jadoube.spark;

import java.io.Serializable;

/// The games of one task: a file, or a stretch of a plain one.
///
/// @param number its place among all splits, from 0
/// @param archive the name of the file in findings
/// @param from the first byte
/// @param to the byte after the last one
/// @param key derived from everything that its rows depend on
record TaskFiles(int number, String archive, Format format, long from, long to, String key)
    implements Serializable {

  /// How a file is stored.
  enum Format {
    PLAIN,
    COMPRESSED,
    PARQUET
  }

  long bytes() {
    return to - from;
  }
}
