package org.jadoube.spark;

import java.io.IOException;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.audit.archive.Decoding;

/// Opens the games of a split.
final class SplitOpening {
  private SplitOpening() {}

  /// @throws IOException if they cannot be read at all
  static Archive of(TaskFiles split, Source source) throws IOException {
    return switch (split.format()) {
      case PLAIN -> Archive.part(split.archive(), source);
      case COMPRESSED -> opened(Archive.open(split.archive(), source, new Decoding.AsStored()));
      case PARQUET -> opened(Archive.open(split.archive(), SparkParquet.of(source.file())));
    };
  }

  private static Archive opened(ArchiveOpening opening) throws IOException {
    return switch (opening) {
      case ArchiveOpening.Opened(Archive archive) -> archive;
      case ArchiveOpening.Refused(ArchiveOpening.Obstacle obstacle) ->
          throw new IOException(obstacle.text());
    };
  }
}
