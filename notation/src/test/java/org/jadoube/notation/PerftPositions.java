package org.jadoube.notation;

import java.util.List;
import java.util.stream.Stream;
import org.jadoube.chess.Position;
import org.jadoube.notation.fen.Fen;
import org.jadoube.testing.SharedData;

/// The positions of the perft files: thousands of ordinary and strange ones, including Chess960.
public final class PerftPositions {
  private PerftPositions() {}

  /// The first four fields of their FENs.
  public static List<String> fields() {
    return Stream.of("random", "tricky", "chess960")
        .flatMap(file -> SharedData.lines("perft/" + file + ".perft").stream())
        .filter(line -> line.startsWith("epd "))
        .map(line -> line.substring("epd ".length()).strip())
        .map(epd -> String.join(" ", List.of(epd.split("\\s+")).subList(0, 4)))
        .toList();
  }

  /// Every `step`-th of them.
  public static List<Position> sample(int step) {
    List<String> fields = fields();
    return Stream.iterate(0, i -> i < fields.size(), i -> i + step)
        .map(i -> position(fields.get(i) + " 0 1"))
        .toList();
  }

  public static Position position(String fen) {
    return Fen.read(fen).orThrow().position().orElseThrow();
  }
}
