package org.jadoube.audit.archive;

import static java.util.Objects.requireNonNull;

/// The outcome of opening an archive.
public sealed interface ArchiveOpening {
  /// The archive is open.
  record Opened(Archive archive) implements ArchiveOpening {
    public Opened {
      requireNonNull(archive, "archive");
    }
  }

  /// The archive could not be opened.
  record Refused(Obstacle obstacle) implements ArchiveOpening {
    public Refused {
      requireNonNull(obstacle, "obstacle");
    }
  }

  /// Why an archive could not be opened.
  enum Obstacle {
    /// There is no such file.
    ABSENT,
    /// It is a directory.
    DIRECTORY,
    /// Reading it is not permitted.
    FORBIDDEN,
    /// Its beginning cannot be decompressed, or cannot be read.
    DAMAGED,
    /// It is not text.
    BINARY,
    /// It is text with 16 or 32 bits per character.
    WIDE_TEXT
  }
}
