package org.jadoube.tournament.pairing.matching;

import java.util.SortedMap;
import java.util.TreeMap;

/// How far something fails each criterion: amounts by digit. Digits are ordered like criteria, and
/// within one from the largest value down, as lists of scores are compared.
public record Tally(SortedMap<Digit, Integer> amounts) {
  /// A value that comes before all scores: how many there are at all.
  public static final int COUNT = Integer.MAX_VALUE;

  /// A place of a criterion's failure value.
  ///
  /// @param rank of the criterion in its edition
  /// @param value a score or a difference of scores in tenths, or [#COUNT]
  public record Digit(int rank, int value) implements Comparable<Digit> {
    @Override
    public int compareTo(Digit other) {
      return rank != other.rank
          ? Integer.compare(rank, other.rank)
          : Integer.compare(other.value, value);
    }
  }

  /// Nothing fails.
  public Tally() {
    this(new TreeMap<>());
  }

  /// Adds that much to a digit.
  public void add(int rank, int value, int amount) {
    if (amount != 0) {
      amounts.merge(new Digit(rank, value), amount, Integer::sum);
    }
  }

  /// Adds all of another one.
  public void add(Tally other) {
    other.amounts.forEach((digit, amount) -> add(digit.rank(), digit.value(), amount));
  }
}
