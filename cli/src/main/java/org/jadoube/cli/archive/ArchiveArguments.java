package org.jadoube.cli.archive;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.audit.archive.Damage;
import org.jadoube.audit.archive.Decoding;
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
  public static boolean read(String name, Decoding decoding, Streams streams, Work work) {
    List<Trouble> troubles = troubles(name, decoding, streams, work);
    troubles.forEach(trouble -> trouble.print(streams.err()));
    return troubles.isEmpty();
  }

  /// Does `work` with the archive called `name`, `-` being standard input.
  ///
  /// @return the parts that could not be read
  public static List<Trouble> troubles(String name, Decoding decoding, Streams streams, Work work) {
    try {
      return switch (opening(name, decoding, streams)) {
        case ArchiveOpening.Opened(Archive archive) -> troubles(archive, streams, work);
        case ArchiveOpening.Refused(ArchiveOpening.Obstacle obstacle) ->
            List.of(Trouble.of(name, obstacle));
      };
    } catch (IOException e) {
      return List.of(Trouble.of(name, e));
    }
  }

  private static List<Trouble> troubles(Archive archive, Streams streams, Work work)
      throws IOException {
    try (archive) {
      List<Trouble> troubles = new ArrayList<>();
      Optional<Trouble> broken = broken(archive, work);
      ReadAs.of(archive).ifPresent(it -> streams.err().println("jadoube: " + it.sentence()));
      archive.damages().forEach(damage -> troubles.add(Trouble.of(archive.name(), damage)));
      if (archive.damages().stream().noneMatch(Damage::last)) {
        broken.ifPresent(troubles::add);
      }
      return troubles;
    }
  }

  private static Optional<Trouble> broken(Archive archive, Work work) {
    try {
      work.on(archive);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(Trouble.brokenOff(archive.name(), e));
    }
  }

  /// Warns if the archive called `name` was readable but holds no games: an empty download, or the
  /// wrong file.
  public static void remarkIfEmpty(String name, long games, Streams streams) {
    if (games == 0) {
      String what = name.equals(STANDARD_INPUT) ? "standard input" : name;
      streams.err().println("jadoube: " + what + " contains no games.");
    }
  }

  private static ArchiveOpening opening(String name, Decoding decoding, Streams streams)
      throws IOException {
    if (name.equals(STANDARD_INPUT)) {
      return Archive.open(STANDARD_INPUT, streams.in(), decoding);
    }
    try {
      Path path = Path.of(name);
      return ParquetGames.isAt(path)
          ? Archive.open(name, ParquetGames.at(path))
          : Archive.open(path, decoding);
    } catch (InvalidPathException _) {
      return new ArchiveOpening.Refused(ArchiveOpening.Obstacle.ABSENT);
    }
  }
}
