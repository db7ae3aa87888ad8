package org.jadoube.play.pairing;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A program by its name, as in a shell: a file if it names a directory, and otherwise the one
/// found in the `PATH`.
record PairingProgram(String name) {
  private static final Pattern SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));

  boolean isThere() {
    try {
      return Path.of(name).getNameCount() > 1 ? isIn("") : path().anyMatch(this::isIn);
    } catch (InvalidPathException noName) {
      return false;
    }
  }

  private static Stream<String> path() {
    return SEPARATOR.splitAsStream(System.getenv().getOrDefault("PATH", ""));
  }

  private boolean isIn(String directory) {
    return Stream.of(name, name + ".exe")
        .map(file -> Path.of(directory, file))
        .anyMatch(file -> Files.isRegularFile(file) && Files.isExecutable(file));
  }
}
