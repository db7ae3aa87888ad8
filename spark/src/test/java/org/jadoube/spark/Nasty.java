package org.jadoube.spark;

/// Games that are hard to part.
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

  /// Each game once more with CR and LF, then mixed.
  static String allLineEnds() {
    return GAMES + "\n" + GAMES.replace("\n", "\r\n") + "\r\n" + GAMES;
  }
}
