package org.jadoube.benchmarks.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Where and how much is measured.
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

  /// How many WebSockets the system, which gives each process so many files, and the server, which
  /// keeps some for requests, leave.
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
