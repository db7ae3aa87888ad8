package org.jadoube.play.pairing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A private directory for one run of an engine, readable only by this user.
///
/// @param directory deleted at the end with everything in it
record Workplace(Path directory) implements AutoCloseable {
  static Workplace make() throws IOException {
    return new Workplace(Files.createTempDirectory("jadoube-pairing-"));
  }

  /// The file that the engine reads.
  Path input() {
    return directory.resolve("tournament.trf");
  }

  /// The file that it writes.
  Path output() {
    return directory.resolve("pairs.txt");
  }

  @Override
  public void close() {
    try {
      for (Path file : inside()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException inUse) {
      // A leftover in the directory for temporary files is no reason to lose an answer.
    }
  }

  private List<Path> inside() throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.sorted(Comparator.reverseOrder()).toList();
    }
  }
}
