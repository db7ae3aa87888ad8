package org.jadoube.audit.archive;

import static java.util.Objects.requireNonNull;

/// What came of opening an archive.
public sealed interface ArchiveOpening {
  /// It is open.
  record Opened(Archive archive) implements ArchiveOpening {
    public Opened {
      requireNonNull(archive, "archive");
    }
  }

  /// It is not, because of `obstacle`.
  record Refused(Obstacle obstacle) implements ArchiveOpening {
    public Refused {
      requireNonNull(obstacle, "obstacle");
    }
  }

  /// What stands between a reader and an archive.
  enum Obstacle {
    /// There is no such file.
    ABSENT,
    /// It is a directory.
    DIRECTORY,
    /// The system does not let us read it.
    FORBIDDEN,
    /// Its beginning cannot be decompressed, or cannot be read.
    DAMAGED,
    /// It is not text.
    BINARY,
    /// It is text of 16 or 32 bits a character.
    WIDE_TEXT
  }
}
