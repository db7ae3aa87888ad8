package org.jadoube.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The archives that are measured: in the directory of the property `pgn.directory`, else in
/// `shared/data/pgn` beside the checkout.
final class PgnArchives {
  private static final Path DIRECTORY =
      Path.of(System.getProperty("pgn.directory", "../shared/data/pgn"));

  private PgnArchives() {}

  static byte[] bytes(String name) throws IOException {
    return Files.readAllBytes(DIRECTORY.resolve(name));
  }
}
