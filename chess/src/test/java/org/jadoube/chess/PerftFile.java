package org.jadoube.chess;

import java.util.ArrayList;
import java.util.List;

/// Files of node counts: for each position `id` and `epd` lines, then `perft DEPTH COUNT` lines.
final class PerftFile {
  private PerftFile() {}

  record Line(String epd, int depth, long count) {
    /// Whether our count agrees.
    boolean isRight() {
      return Perft.count(Diagrams.position(epd), depth) == count;
    }
  }

  static List<Line> parse(List<String> text) {
    List<Line> lines = new ArrayList<>();
    String epd = "";
    for (String line : text) {
      String[] words = line.strip().split("\\s+", 2);
      switch (words[0]) {
        case "epd" -> epd = words[1];
        case "perft" -> lines.add(line(epd, words[1].split("\\s+")));
        default -> {} // the position's name
      }
    }
    return lines;
  }

  private static Line line(String epd, String[] numbers) {
    return new Line(epd, Integer.parseInt(numbers[0]), Long.parseLong(numbers[1]));
  }
}
