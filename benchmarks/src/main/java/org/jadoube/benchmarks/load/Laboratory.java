package org.jadoube.benchmarks.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The place and extent of the measurements.
///
/// @param root the checkout
/// @param directory for databases and logs
record Laboratory(Path root, Path directory, Sizes sizes, Report report) {
  private static final int RESERVED_FILES = 3000;

  /// A server without games.
  ServerUnderLoad server(String name) throws IOException {
    return ServerUnderLoad.start(root, directory.resolve(name));
  }

  /// The database that `acts` leaves behind.
  Path played() {
    return directory.resolve("acts");
  }

  /// The most WebSockets for which there are files: the system gives each process so many, and the
  /// server keeps some for requests.
  static int mostFollowers() throws IOException {
    return (int) Math.min(1_000_000, files() - RESERVED_FILES);
  }

  /// How many files a process may open.
  static long files() throws IOException {
    return Files.readAllLines(Path.of("/proc/self/limits")).stream()
        .filter(line -> line.startsWith("Max open files"))
        .map(line -> line.split("\\s{2,}")[2])
        .mapToLong(limit -> limit.equals("unlimited") ? Long.MAX_VALUE : Long.parseLong(limit))
        .findFirst()
        .orElse(Long.MAX_VALUE);
  }
}
