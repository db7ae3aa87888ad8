package org.jadoube.play.pairing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A directory of its own for one run of an engine, which only this user can read.
///
/// @param directory deleted in the end with everything that the engine left there
record Workplace(Path directory) implements AutoCloseable {
  static Workplace make() throws IOException {
    return new Workplace(Files.createTempDirectory("jadoube-pairing-"));
  }

  /// What the engine reads.
  Path input() {
    return directory.resolve("tournament.trf");
  }

  /// What it writes.
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
