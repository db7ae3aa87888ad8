package org.jadoube.tournament.pairing;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.tournament.table.Pair;

/// The order in which pairs sit down (C.04.2 3.6): by the score of the higher-ranked of each, then
/// both scores together, then the number of the higher-ranked.
///
/// @since 0.1.0
public final class BoardOrder {
  private final Map<Integer, Contender> contenders;

  private BoardOrder(Map<Integer, Contender> contenders) {
    this.contenders = contenders;
  }

  /// Pairs in that order.
  ///
  /// @param pairs of those who are to be paired
  public static List<Pair> of(SwissQuestion question, List<Pair> pairs) {
    BoardOrder order =
        new BoardOrder(
            question.present().stream()
                .collect(Collectors.toMap(Contender::number, Function.identity())));
    return pairs.stream()
        .sorted(
            Comparator.comparingInt((Pair pair) -> -order.top(pair))
                .thenComparingInt(pair -> -order.sum(pair))
                .thenComparingInt(order::first))
        .toList();
  }

  private int score(int number) {
    return requireNonNull(contenders.get(number)).tenths();
  }

  private int top(Pair pair) {
    return Math.max(score(pair.white()), score(pair.black()));
  }

  private int sum(Pair pair) {
    return score(pair.white()) + score(pair.black());
  }

  private int first(Pair pair) {
    int difference = score(pair.white()) - score(pair.black());
    boolean white = difference > 0 || (difference == 0 && pair.white() < pair.black());
    return white ? pair.white() : pair.black();
  }
}
