package org.jadoube.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The archives to measure, in the directory given by the property `pgn.directory`, else in
/// `shared/data/pgn` next to the checkout.
final class PgnArchives {
  private static final Path DIRECTORY =
      Path.of(System.getProperty("pgn.directory", "../shared/data/pgn"));

  private PgnArchives() {}

  static byte[] bytes(String name) throws IOException {
    return Files.readAllBytes(DIRECTORY.resolve(name));
  }

  /// The archive, repeated until it has at least this length.
  static byte[] bytes(String name, int least) throws IOException {
    byte[] once = bytes(name);
    byte[] all = new byte[Math.ceilDiv(least, once.length) * once.length];
    for (int at = 0; at < all.length; at += once.length) {
      System.arraycopy(once, 0, all, at, once.length);
    }
    return all;
  }
}
