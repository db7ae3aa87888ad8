package org.jadoube.spark;

import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;

/// Opens the games of a split.
final class Opening {
  private Opening() {}

  /// @throws IOException if they cannot be read at all
  static Archive of(Split split, Source source, Configuration hadoop) throws IOException {
    return switch (split.format()) {
      case PLAIN -> Archive.part(split.archive(), source);
      case COMPRESSED -> opened(split.archive(), source);
      case PARQUET -> opened(split.archive(), ParquetGames.at(new Path(split.archive()), hadoop));
    };
  }

  private static Archive opened(String name, InputStream in) throws IOException {
    return switch (Archive.open(name, in)) {
      case ArchiveOpening.Opened(Archive archive) -> archive;
      case ArchiveOpening.Refused(ArchiveOpening.Obstacle obstacle) ->
          throw new IOException(text(obstacle));
    };
  }

  /// What is wrong with a file.
  static String text(ArchiveOpening.Obstacle obstacle) {
    return switch (obstacle) {
      case ABSENT -> "no such file";
      case DIRECTORY -> "a directory without files of games";
      case FORBIDDEN -> "permission denied";
      case DAMAGED -> "the file cannot be read, or its compressed data is damaged";
      case BINARY -> "this is not text; expected PGN, perhaps compressed, or Parquet";
      case WIDE_TEXT -> "this is UTF-16 text; PGN must be UTF-8 or Latin-1";
    };
  }
}
