package org.jadoube.cli.archive;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.cli.shell.Streams;

/// Archives named on the command line.
public final class ArchiveArguments {
  private static final String STANDARD_INPUT = "-";

  private ArchiveArguments() {}

  /// Something to do with an archive.
  @FunctionalInterface
  public interface Work {
    void on(Archive archive) throws IOException;
  }

  /// Does `work` with the archive called `name`, `-` being standard input. Problems are reported on
  /// the error stream.
  ///
  /// @return whether all of it could be read
  public static boolean read(String name, Streams streams, Work work) {
    Optional<Archive> opened = open(name, streams);
    if (opened.isEmpty()) {
      return false;
    }
    try (Archive archive = opened.get()) {
      return read(archive, work, streams);
    } catch (IOException e) {
      complain(name, e, streams);
      return false;
    }
  }

  private static boolean read(Archive archive, Work work, Streams streams) throws IOException {
    try {
      work.on(archive);
      return archive.damage().isEmpty();
    } finally {
      archive.damage().ifPresent(damage -> complain(archive.name(), damage.text(), streams));
    }
  }

  private static Optional<Archive> open(String name, Streams streams) {
    try {
      return switch (opening(name, streams)) {
        case ArchiveOpening.Opened(Archive archive) -> Optional.of(archive);
        case ArchiveOpening.Refused(ArchiveOpening.Obstacle obstacle) ->
            refuse(name, text(obstacle), streams);
      };
    } catch (IOException e) {
      return refuse(name, e.getMessage() + ".", streams);
    }
  }

  private static Optional<Archive> refuse(String name, String why, Streams streams) {
    streams.err().println("jadoube: " + name + ": " + why);
    return Optional.empty();
  }

  private static void complain(String name, IOException problem, Streams streams) {
    String reason =
        problem instanceof EOFException ? "it is truncated" : String.valueOf(problem.getMessage());
    complain(name, "cannot be read to the end: " + reason, streams);
  }

  private static void complain(String name, String what, Streams streams) {
    streams.err().println("jadoube: " + name + ": " + what);
  }

  /// Warns if the archive called `name` was readable but holds no games: an empty download, or the
  /// wrong file.
  public static void remarkIfEmpty(String name, long games, Streams streams) {
    if (games == 0) {
      String what = name.equals(STANDARD_INPUT) ? "standard input" : name;
      streams.err().println("jadoube: " + what + " contains no games.");
    }
  }

  private static ArchiveOpening opening(String name, Streams streams) throws IOException {
    if (name.equals(STANDARD_INPUT)) {
      return Archive.open(STANDARD_INPUT, streams.in());
    }
    try {
      Path path = Path.of(name);
      return ParquetGames.isAt(path)
          ? Archive.open(name, ParquetGames.at(path))
          : Archive.open(path);
    } catch (InvalidPathException _) {
      return new ArchiveOpening.Refused(ArchiveOpening.Obstacle.ABSENT);
    }
  }

  private static String text(ArchiveOpening.Obstacle obstacle) {
    return switch (obstacle) {
      case ABSENT -> "no such file.";
      case DIRECTORY ->
          "this directory has no files of games (.pgn, perhaps .gz, .bz2 or .zst; .parquet).";
      case FORBIDDEN -> "permission denied.";
      case DAMAGED -> "the file cannot be read, or its compressed data is damaged.";
      case BINARY ->
          "this is not text; expected PGN, plain or compressed with gzip, bzip2 or Zstandard.";
      case WIDE_TEXT -> "this is UTF-16 text; PGN must be UTF-8 or Latin-1.";
    };
  }
}
