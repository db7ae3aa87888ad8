package org.jadoube.audit.archive;

/// The outcome of opening an archive.
///
/// @since 0.1.0
public sealed interface ArchiveOpening {
  /// The archive is open.
  record Opened(Archive archive) implements ArchiveOpening {}

  /// The archive could not be opened.
  record Refused(Obstacle obstacle) implements ArchiveOpening {}

  /// Why an archive could not be opened.
  enum Obstacle {
    /// There is no such file.
    ABSENT("no such file"),
    /// It is a directory.
    DIRECTORY("this directory has no files of games (.pgn, perhaps .gz, .bz2 or .zst; .parquet)"),
    /// Reading it is not permitted.
    FORBIDDEN("permission denied"),
    /// Reading failed.
    UNREADABLE("the file cannot be read"),
    /// It ends before the first game does.
    TRUNCATED("it is truncated; no game in it is whole"),
    /// Nothing of it can be decompressed, or nothing for certain.
    DAMAGED("its compressed data is damaged, from its first games on"),
    /// It is a collection of files, or compressed by another method.
    PACKED(
        "this is a zip, 7z, rar, xz or tar file: unpack it, and name what was in it, or pass its text"
            + " on standard input ('-')"),
    /// It is a Parquet file that comes as a stream.
    PARQUET_STREAM("this is Parquet, which must be a file that is named"),
    /// It is a Parquet file of something other than games.
    WITHOUT_MOVES("the Parquet file has no column 'movetext' with the moves"),
    /// It is not text.
    BINARY(
        "this is not text; expected PGN, plain or compressed with gzip, bzip2 or Zstandard, or"
            + " Parquet"),
    /// It is text with 16 or 32 bits per character, which is not decoded here.
    WIDE_TEXT(
        "this is UTF-16 text, which cannot be read byte for byte: iconv -f UTF-16 -t UTF-8 makes it"
            + " UTF-8");

    private final String text;

    Obstacle(String text) {
      this.text = text;
    }

    /// A description, to follow the name of the file.
    public String text() {
      return text;
    }

    static Obstacle of(Flaw flaw) {
      return switch (flaw) {
        case TRUNCATED -> TRUNCATED;
        case UNREADABLE -> UNREADABLE;
        case WRONG_CHECKSUM, GARBLED, DAMAGED_PAGE, FOREIGN -> DAMAGED;
      };
    }
  }
}
