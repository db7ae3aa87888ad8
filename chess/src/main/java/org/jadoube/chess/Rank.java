package org.jadoube.chess;

import java.util.Optional;

/// The ranks, from White's side.
///
/// ```java
/// Rank.ONE.plus(3); // => Optional[4]
/// ```
///
/// @since 0.1.0
@SuppressWarnings("MissingJavadoc") // the names say it
public enum Rank {
  ONE,
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX,
  SEVEN,
  EIGHT;

  private static final Rank[] RANKS = values();

  /// The rank this many ranks further from White; empty beyond the edge.
  public Optional<Rank> plus(int ranks) {
    int index = ordinal() + ranks;
    return index >= 0 && index < RANKS.length ? Optional.of(RANKS[index]) : Optional.empty();
  }

  /// Its number, 1 to 8.
  public int number() {
    return ordinal() + 1;
  }

  static Rank of(int index) {
    return RANKS[index];
  }

  /// Its number.
  @Override
  public String toString() {
    return String.valueOf(number());
  }
}
