package org.jadoube.benchmarks.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The measurements, printed as they come and kept.
final class Report {
  private final List<String> lines = new ArrayList<>();

  void say(String... more) {
    for (String line : more) {
      System.out.println(line);
      lines.add(line);
    }
  }

  void write(Path file) throws IOException {
    Files.write(file, lines);
  }
}
