package org.jadoube.chess;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Checks every line of a file of node counts, however deep, and can be stopped at any time:
/// correct lines are written to a progress file and not counted again. See `scripts/deep-perft`.
final class DeepPerft {
  private DeepPerft() {}

  /// Arguments: the file of counts and the progress file.
  public static void main(String[] arguments) throws IOException {
    Path progress = Path.of(arguments[1]);
    Set<String> done =
        new HashSet<>(Files.exists(progress) ? Files.readAllLines(progress) : List.of());
    List<PerftFile.Line> lines = PerftFile.parse(Files.readAllLines(Path.of(arguments[0])));
    List<PerftFile.Line> left =
        lines.stream().filter(line -> !done.contains(line.toString())).toList();
    System.out.printf(
        Locale.ROOT, "%d lines, %d already done%n", lines.size(), lines.size() - left.size());
    for (PerftFile.Line line : left) {
      if (!line.isRight()) {
        System.out.println("WRONG " + line);
        System.exit(1);
      }
      Files.writeString(
          progress,
          line + System.lineSeparator(),
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    }
    System.out.println("all right");
  }
}
