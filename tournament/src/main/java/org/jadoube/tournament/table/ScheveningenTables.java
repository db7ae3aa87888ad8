package org.jadoube.tournament.table;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The standard Scheveningen tables that no rule of ours produces. `A1-B1`: A1 has White.
final class ScheveningenTables {
  private static final Map<Integer, String> PRINTED =
      Map.of(
          2,
          """
          A1-B1 A2-B2
          B2-A1 B1-A2
          """,
          6,
          """
          A1-B1 B2-A2 B3-A3 A4-B4 B5-A5 A6-B6
          B2-A1 A2-B3 A3-B5 B6-A4 A5-B4 B1-A6
          A1-B3 B5-A2 B1-A3 A4-B2 A5-B6 B4-A6
          B4-A1 B6-A2 A3-B2 A4-B1 B3-A5 A6-B5
          A1-B5 A2-B4 A3-B6 B3-A4 B1-A5 B2-A6
          B6-A1 A2-B1 B4-A3 B5-A4 A5-B2 A6-B3
          """,
          10,
          """
          A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 A8-B8 B9-A9 B10-A10
          B2-A1 B1-A2 B8-A3 B3-A4 A5-B10 A6-B5 A7-B6 B4-A8 A9-B7 A10-B9
          A1-B3 A2-B8 A3-B4 A4-B10 B6-A5 B7-A6 B9-A7 A8-B1 B2-A9 B5-A10
          B4-A1 B3-A2 B10-A3 A4-B6 A5-B7 B8-A6 A7-B5 A8-B9 B1-A9 A10-B2
          A1-B5 A2-B4 B9-A3 B7-A4 B1-A5 A6-B10 B8-A7 B2-A8 A9-B3 A10-B6
          B6-A1 A2-B7 A3-B1 A4-B9 A5-B8 A6-B2 B10-A7 B5-A8 B4-A9 B3-A10
          A1-B7 B5-A2 B2-A3 B1-A4 B4-A5 B9-A6 A7-B3 A8-B10 A9-B6 A10-B8
          B8-A1 B6-A2 A3-B5 A4-B2 A5-B9 A6-B1 A7-B4 B3-A8 B10-A9 B7-A10
          A1-B9 A2-B10 A3-B7 B5-A4 B2-A5 B3-A6 B1-A7 A8-B6 A9-B8 B4-A10
          B10-A1 B9-A2 B6-A3 B8-A4 A5-B3 A6-B4 A7-B2 B7-A8 A9-B5 A10-B1
          """);

  private ScheveningenTables() {}

  static Optional<PairingTable> printed(int boards) {
    return Optional.ofNullable(PRINTED.get(boards)).map(text -> table(text, boards));
  }

  private static PairingTable table(String text, int boards) {
    return new PairingTable(text.lines().map(line -> round(line, boards)).toList());
  }

  private static List<Pair> round(String line, int boards) {
    return Arrays.stream(line.split(" ")).map(pair -> pair(pair, boards)).toList();
  }

  private static Pair pair(String text, int boards) {
    String[] sides = text.split("-");
    return new Pair(number(sides[0], boards), number(sides[1], boards));
  }

  private static int number(String player, int boards) {
    int place = Integer.parseInt(player.substring(1));
    return player.startsWith("A") ? place : boards + place;
  }
}
