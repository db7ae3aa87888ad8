package org.jadoube.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// The checkout in which a test runs.
public final class Repository {
  private Repository() {}

  /// The root of the repository, found from any working directory inside it.
  ///
  /// @throws IllegalStateException if the working directory is not inside a checkout of jadoube
  public static Path root() {
    return ancestors()
        .filter(directory -> Files.exists(directory.resolve("jadoube")))
        .filter(directory -> Files.exists(directory.resolve("chess/pom.xml")))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("not inside a checkout of jadoube"));
  }

  static Stream<Path> ancestors() {
    return Stream.iterate(Path.of("").toAbsolutePath(), path -> path != null, Path::getParent);
  }
}
