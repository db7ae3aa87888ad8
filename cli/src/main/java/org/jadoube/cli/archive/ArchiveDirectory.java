package org.jadoube.cli.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A directory on the command line, which stands for the archives in it and below.
final class ArchiveDirectory {
  private static final Pattern ARCHIVE = Pattern.compile(".*\\.(pgn(\\.(gz|bz2|zst))?|parquet)");

  private ArchiveDirectory() {}

  /// The archives that `name` stands for, in alphabetical order: itself, unless it is a directory
  /// with archives.
  static List<String> files(String name) {
    try {
      Path path = Path.of(name);
      List<String> found = Files.isDirectory(path) ? archives(path) : List.of();
      return found.isEmpty() ? List.of(name) : found;
    } catch (InvalidPathException | UncheckedIOException | IOException _) {
      return List.of(name); // opening it will report the fault
    }
  }

  private static List<String> archives(Path directory) throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.filter(ArchiveDirectory::isArchive).map(Path::toString).sorted().toList();
    }
  }

  private static boolean isArchive(Path path) {
    String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
    return ARCHIVE.matcher(name).matches() && Files.isRegularFile(path);
  }
}
