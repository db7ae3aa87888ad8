package org.jadoube.spark;

import java.io.IOException;
import java.io.InputStream;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;

/// Opens the games of a split.
final class Opening {
  private Opening() {}

  /// @throws IOException if they cannot be read at all
  static Archive of(Split split, Source source) throws IOException {
    return switch (split.format()) {
      case PLAIN -> Archive.part(split.archive(), source);
      case COMPRESSED -> opened(split.archive(), source);
      case PARQUET -> opened(split.archive(), ParquetGames.of(source.file()));
    };
  }

  private static Archive opened(String name, InputStream in) throws IOException {
    return switch (Archive.open(name, in)) {
      case ArchiveOpening.Opened(Archive archive) -> archive;
      case ArchiveOpening.Refused(ArchiveOpening.Obstacle obstacle) ->
          throw new IOException(obstacle.text());
    };
  }
}
