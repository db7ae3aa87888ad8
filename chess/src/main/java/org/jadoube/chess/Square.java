package org.jadoube.chess;

import java.util.Locale;
import java.util.Optional;

/// The squares, rank by rank: the ordinal is 8 * rank + file.
///
/// ```java
/// Square square = Square.named("e4").orElseThrow();
/// square.rank().number(); // => 4
/// square.plus(1, 2); // => Optional[f6]
/// square.mirrored(); // => e5
/// ```
///
/// @since 0.1.0
@SuppressWarnings("MissingJavadoc") // the names say it
public enum Square {
  A1,
  B1,
  C1,
  D1,
  E1,
  F1,
  G1,
  H1,
  A2,
  B2,
  C2,
  D2,
  E2,
  F2,
  G2,
  H2,
  A3,
  B3,
  C3,
  D3,
  E3,
  F3,
  G3,
  H3,
  A4,
  B4,
  C4,
  D4,
  E4,
  F4,
  G4,
  H4,
  A5,
  B5,
  C5,
  D5,
  E5,
  F5,
  G5,
  H5,
  A6,
  B6,
  C6,
  D6,
  E6,
  F6,
  G6,
  H6,
  A7,
  B7,
  C7,
  D7,
  E7,
  F7,
  G7,
  H7,
  A8,
  B8,
  C8,
  D8,
  E8,
  F8,
  G8,
  H8;

  private static final Square[] SQUARES = values();

  private final String text = name().toLowerCase(Locale.ROOT);

  /// The square where a file and a rank cross.
  public static Square of(File file, Rank rank) {
    return SQUARES[8 * rank.ordinal() + file.ordinal()];
  }

  /// The square with this ordinal: 0 is a1, 1 b1, … 63 h8.
  ///
  /// @throws IndexOutOfBoundsException for any other number
  public static Square of(int ordinal) {
    return SQUARES[ordinal];
  }

  /// The square with this name, `a1` to `h8` in lower case; empty for any other text.
  public static Optional<Square> named(String name) {
    if (name.length() != 2) {
      return Optional.empty();
    }
    int file = name.charAt(0) - 'a';
    int rank = name.charAt(1) - '1';
    return (file | rank) >>> 3 == 0 ? Optional.of(SQUARES[8 * rank + file]) : Optional.empty();
  }

  /// The file it is on.
  public File file() {
    return File.of(ordinal() & 7);
  }

  /// The rank it is on.
  public Rank rank() {
    return Rank.of(ordinal() >> 3);
  }

  /// The square this many files to the right and ranks up, as White sees it; empty beyond the edge.
  public Optional<Square> plus(int files, int ranks) {
    int file = (ordinal() & 7) + files;
    int rank = (ordinal() >> 3) + ranks;
    return (file | rank) >>> 3 == 0 ? Optional.of(SQUARES[8 * rank + file]) : Optional.empty();
  }

  /// Whether it is a light square: h1 is (Article 2.1).
  public boolean isLight() {
    return (((ordinal() >> 3) + ordinal()) & 1) == 1;
  }

  /// The square as the other side sees it: e2 is e7.
  public Square mirrored() {
    return SQUARES[ordinal() ^ 56];
  }

  long bit() {
    return 1L << ordinal();
  }

  /// Its name in lower case, such as `e4`.
  @Override
  public String toString() {
    return text;
  }
}
