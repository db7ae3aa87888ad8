package org.jadoube.tournament.norm;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.tournament.norm.Forecast.NormPace;

/// Looks ahead to the end of a tournament.
///
/// @param known the games played and those against opponents that are known
/// @param open how many of them are still to be played
/// @param unknown how many more there will be
/// @param least how many are needed
record Forecasting(
    NormTitle title,
    NormTerms terms,
    NormCard card,
    CountedGames known,
    int open,
    int unknown,
    int least) {
  /// Nobody's average is higher.
  private static final int HIGHEST_AVERAGE = 2900;

  static Forecasting of(NormTitle title, NormTerms terms, NormCard card) {
    List<NormGame> games = Stream.concat(card.played().stream(), card.toCome().stream()).toList();
    int fewer = NormSearch.mayHaveEightGames(terms, card) ? 1 : 0;
    return new Forecasting(
        title,
        terms,
        card,
        new CountedGames(title, games),
        card.toCome().size(),
        card.unknown(terms),
        NormSearch.LEAST_GAMES - fewer);
  }

  boolean isOver() {
    return open + unknown == 0;
  }

  Forecast forecast() {
    List<Missing> wanted = new ArrayList<>();
    List<Missing> hopeless = new ArrayList<>();
    if (all() < least) {
      hopeless.add(Missing.of(Requirement.GAMES, all(), least));
    }
    for (Missing missing :
        new OpponentMix(title, terms, card.federation(), known.games(), all()).missing()) {
      (canCome(missing) ? wanted : hopeless).add(missing);
    }
    OptionalInt halves = unknown == 0 ? halves() : OptionalInt.empty();
    List<NormPace> paces = unknown == 0 ? List.of() : paces();
    if (halves.isEmpty() && paces.isEmpty()) {
      hopeless.add(outOfReach());
    }
    return new Forecast(open + unknown, unknown, halves, paces, wanted, hopeless);
  }

  private int all() {
    return known.games().size() + unknown;
  }

  /// Whether the opponents to come can bring it.
  private boolean canCome(Missing missing) {
    boolean brought =
        !missing.requirement().isMost() && missing.requirement() != Requirement.PLAYERS;
    return brought && missing.needs().minus(missing.has()).rounded() <= unknown;
  }

  private OptionalInt halves() {
    return IntStream.rangeClosed(0, 2 * open)
        .filter(halves -> known.average() >= average(halves))
        .findFirst();
  }

  /// The average of all opponents that makes the norm with so many half points more.
  private int average(int halves) {
    int total = known.halves() + halves;
    return CountedGames.isThirtyFivePercent(total, all())
        ? Math.max(title.average(), title.performance() - CountedGames.difference(total, all()))
        : Integer.MAX_VALUE;
  }

  private List<NormPace> paces() {
    List<NormPace> paces = new ArrayList<>();
    for (int halves = 0; halves <= 2 * (open + unknown); halves++) {
      int average = averageOfUnknown(average(halves));
      boolean easier = paces.isEmpty() || average < paces.getLast().average();
      if (average <= HIGHEST_AVERAGE && easier) {
        paces.add(new NormPace(halves, average));
      }
    }
    return paces;
  }

  /// The average that the unknown opponents must have for all of them to have that average,
  /// rounded.
  private int averageOfUnknown(int ofAll) {
    long sum = Math.ceilDiv(2L * ofAll * all() - all(), 2);
    long rest = sum - known.games().stream().mapToLong(known::rating).sum();
    return (int) Math.clamp(Math.ceilDiv(rest, unknown), 0L, Integer.MAX_VALUE);
  }

  private Missing outOfReach() {
    int best = known.halves() + 2 * (open + unknown);
    return known.average() < title.average() && unknown == 0
        ? Missing.of(Requirement.AVERAGE, known.average(), title.average())
        : Missing.of(
            Requirement.PERFORMANCE,
            known.average() + CountedGames.difference(best, all()),
            title.performance());
  }
}
