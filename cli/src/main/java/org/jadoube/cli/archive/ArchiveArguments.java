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

  /// Opens the archive called `name`, `-` being standard input; empty, and a complaint on the error
  /// stream, if that cannot be done.
  public static Optional<Archive> open(String name, Streams streams) {
    return switch (opening(name, streams)) {
      case ArchiveOpening.Opened(Archive archive) -> Optional.of(archive);
      case ArchiveOpening.Refused(ArchiveOpening.Obstacle obstacle) -> {
        streams.err().println("jadoube: " + name + ": " + text(obstacle));
        yield Optional.empty();
      }
    };
  }

  /// Tells that reading `name` broke off.
  ///
  /// @return false: it was not read to its end
  public static boolean complain(String name, IOException problem, Streams streams) {
    String reason =
        problem instanceof EOFException ? "it is cut off" : String.valueOf(problem.getMessage());
    streams.err().println("jadoube: " + name + ": cannot be read to its end: " + reason);
    return false;
  }

  /// Remarks on the archive called `name` if it could be read and holds no games: an empty
  /// download, or the wrong file.
  public static void remarkIfEmpty(String name, long games, Streams streams) {
    if (games == 0) {
      String what = name.equals(STANDARD_INPUT) ? "standard input" : name;
      streams.err().println("jadoube: " + what + " holds no games.");
    }
  }

  private static ArchiveOpening opening(String name, Streams streams) {
    if (name.equals(STANDARD_INPUT)) {
      return Archive.open(STANDARD_INPUT, streams.in());
    }
    try {
      return Archive.open(Path.of(name));
    } catch (InvalidPathException _) {
      return new ArchiveOpening.Refused(ArchiveOpening.Obstacle.ABSENT);
    }
  }

  private static String text(ArchiveOpening.Obstacle obstacle) {
    return switch (obstacle) {
      case ABSENT -> "there is no such file.";
      case DIRECTORY -> "this is a directory; name the files in it.";
      case FORBIDDEN -> "you may not read this file.";
      case DAMAGED -> "this file cannot be read, or its compressed data is damaged.";
      case BINARY ->
          "this is not text: expected PGN, plain or compressed by gzip, bzip2 or Zstandard.";
      case WIDE_TEXT -> "this is UTF-16 text; PGN is read in UTF-8 or Latin-1.";
    };
  }
}
