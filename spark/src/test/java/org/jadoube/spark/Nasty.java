package org.jadoube.spark;

import java.util.List;

/// Games that are hard to split.
final class Nasty {
  static final String GAMES =
      """
      ; a line before all games
      [Event "first"]
      [Site "?"]
      [Date "2024.01.02"]
      [Result "1-0"]

      1. e4 e5 2. Ke3 {illegal} 1-0

      [Event "comment with a game"]
      [Result "0-1"]

      1. e4 {See also 1-0

      [Event "inside"] } e5 2. Nf3 0-1

      [Event "long comment with a game"]
      [Result "0-1"]

      1. d4 {What follows is a game in a comment, which nobody has closed where it should be: 1-0

      [Event "swallowed"]
      [Result "1/2-1/2"]

      1. c4 c5 1/2-1/2

      } 2. c4 0-1
      [Event "no empty line before"]
      [Result "*"]

      1. e4 e5 *
      ; 1-0
      [Event "behind an escaped result"]
      % 1-0
      [Event "again"]
      [Result "1-0"]

      1. e4 (1. d4 1-0
      [Event "behind a variation"]
      [White "Bo"]
      [Result "1-0"]

      1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 1-0 {a remark}

      {before} [Event "not at the start of a line"]

      1. e4 zz 1-0

      [White "no event"]
      [Event "second"]

      1. f3 e5 2. g4 Qh4# 1-0

      [Event "kept open
      [Result "1-0"]

      1. e4 1-0

      [Event "last"]
      [Date "1950.??.??"]

      1. e4 e5 2. Nf3 Nc6 1/2-1/2
      """;

  private Nasty() {}

  /// So many games with equal moves: by the same people on the same day, by others, and by the same
  /// people on an unknown day; some with faults of their own.
  static String repeated(int games) {
    List<String> dates = List.of("2001.01.01", "????.??.??", "2001.01.02", "2001.01.01");
    List<String> names = List.of("Tal, Mikhail", "Mikhail Tahl", "Tal, M.", "Smith, J.", "Bo");
    StringBuilder pgn = new StringBuilder();
    for (int i = 0; i < games; i++) {
      pgn.append("[Event \"e\"]\n[Date \"").append(dates.get(i % dates.size())).append("\"]\n");
      pgn.append("[White \"").append(names.get(i % names.size())).append("\"]\n");
      pgn.append("[Black \"Keres, Paul\"]\n[Result \"1-0\"]\n\n");
      pgn.append("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O ");
      pgn.append(i % 7 == 0 ? "Be7 0-1" : i % 3 == 0 ? "b5 6. Bb3 1-0" : "Be7 1-0").append("\n\n");
    }
    return pgn.toString();
  }

  /// Each game again with CR and LF, then mixed.
  static String allLineEnds() {
    return GAMES + "\n" + GAMES.replace("\n", "\r\n") + "\r\n" + GAMES;
  }
}
