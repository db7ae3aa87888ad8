package org.jadoube.benchmarks.race;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A position to count from, with the numbers of leaves at depths 1, 2, 3 and so on. …
record Start(String name, String fen, List<Long> leaves) {
  private static final List<String> NAMES =
      List.of("start", "Kiwipete", "position 3", "position 4", "", "position 5", "position 6");

  /// The six positions of the tests' file, without the mirror image of the fourth.
  static List<Start> suite(Path file) throws IOException {
    List<String> lines =
        Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
    List<Start> starts = new ArrayList<>();
    for (int index = 0; index < NAMES.size(); index++) {
      String[] cells = lines.get(index).split(", ");
      if (!NAMES.get(index).isEmpty()) {
        List<Long> leaves = Arrays.stream(cells[1].split(" ")).map(Long::valueOf).toList();
        starts.add(new Start(NAMES.get(index), cells[0], leaves));
      }
    }
    return starts;
  }

  /// The greatest depth with at most that many leaves.
  int depth(long most) {
    return Math.max(1, (int) leaves.stream().filter(count -> count <= most).count());
  }

  long leaves(int depth) {
    return leaves.get(depth - 1);
  }
}
