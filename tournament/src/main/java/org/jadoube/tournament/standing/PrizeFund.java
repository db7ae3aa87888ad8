package org.jadoube.tournament.standing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.points.Fraction;

/// The prizes of a tournament in money.
///
/// ```java
/// PrizeFund fund = PrizeFund.read("500, 300, 200").orThrow();
/// fund.amounts(); // => [500, 300, 200]
/// ```
///
/// @param amounts from the first place down, each no more than the one before
/// @since 0.1.0
public record PrizeFund(List<BigDecimal> amounts) {
  private static final int MOST = 1_000;
  private static final int DECIMALS = 2;
  private static final long CENTS = 100;
  private static final BigDecimal LARGEST = BigDecimal.valueOf(100_000_000);
  private static final Pattern AMOUNT = Pattern.compile("\\d{1,9}(\\.\\d{1,2})?");
  private static final Pattern BETWEEN = Pattern.compile("\\s*[,;\\s]\\s*");
  private static final String EXPECTED =
      "an amount above 0, such as 500 or 12.50, of at most " + LARGEST.toPlainString();

  public PrizeFund {
    amounts = List.copyOf(amounts);
    Require.within(1, MOST, amounts.size(), "amounts");
    for (int at = 0; at < amounts.size(); at++) {
      BigDecimal amount = amounts.get(at);
      if (!isAmount(amount) || (at > 0 && amount.compareTo(amounts.get(at - 1)) > 0)) {
        throw new IllegalArgumentException(
            "amounts: found " + amount + ", expected " + EXPECTED + ", and no rising ones");
      }
    }
  }

  private static boolean isAmount(BigDecimal amount) {
    return amount.signum() > 0
        && amount.compareTo(LARGEST) <= 0
        && amount.stripTrailingZeros().scale() <= DECIMALS;
  }

  /// Reads amounts with commas, semicolons or spaces between them, the first prize first.
  public static Reading<PrizeFund> read(String text) {
    List<BigDecimal> amounts = new ArrayList<>();
    String[] parts = BETWEEN.splitWithDelimiters(text.strip(), -1);
    int offset = text.indexOf(text.strip());
    for (int i = 0; i < parts.length; i += 2) {
      String word = parts[i];
      Optional<String> expected = expected(word, amounts);
      if (expected.isPresent()) {
        return Reading.failed(TextFault.at(text, offset, word, expected.get()));
      }
      amounts.add(new BigDecimal(word));
      offset += word.length() + (i + 1 < parts.length ? parts[i + 1].length() : 0);
    }
    return Reading.of(new PrizeFund(amounts));
  }

  /// What should stand in the place of a word; empty if it is right.
  private static Optional<String> expected(String word, List<BigDecimal> before) {
    if (before.size() == MOST) {
      return Optional.of("at most " + MOST + " prizes");
    }
    if (!AMOUNT.matcher(word).matches() || !isAmount(new BigDecimal(word))) {
      return Optional.of(EXPECTED);
    }
    return !before.isEmpty() && new BigDecimal(word).compareTo(before.getLast()) > 0
        ? Optional.of("no more than the prize before, " + before.getLast())
        : Optional.empty();
  }

  /// What everybody gets who gets something, in the order of the standings.
  public List<Prize> shared(Standings standings, PrizeSharing sharing) {
    List<Place> places = standings.places();
    List<Fraction> byPlace = inGroups(places, Place::rank);
    List<Fraction> byPoints = inGroups(places, Place::points);
    List<Prize> prizes = new ArrayList<>();
    for (int at = 0; at < places.size(); at++) {
      Fraction amount =
          switch (sharing) {
            case PLACE -> byPlace.get(at);
            case EQUAL -> byPoints.get(at);
            case HORT -> byPlace.get(at).plus(byPoints.get(at)).over(2);
          };
      if (amount.numerator() > 0) {
        prizes.add(new Prize(places.get(at), roundedDown(amount)));
      }
    }
    return prizes;
  }

  /// The part of each, if those who are alike share the prizes of their places equally.
  private List<Fraction> inGroups(List<Place> places, Function<Place, ?> alike) {
    List<Fraction> parts = new ArrayList<>();
    for (int from = 0; from < places.size(); from = parts.size()) {
      int to = from;
      Fraction sum = Fraction.ZERO;
      while (to < places.size()
          && alike.apply(places.get(to)).equals(alike.apply(places.get(from)))) {
        sum = sum.plus(amount(to++));
      }
      for (int at = from; at < to; at++) {
        parts.add(sum.over(to - from));
      }
    }
    return parts;
  }

  private Fraction amount(int at) {
    return at < amounts.size()
        ? new Fraction(amounts.get(at).movePointRight(DECIMALS).longValueExact(), CENTS)
        : Fraction.ZERO;
  }

  private static BigDecimal roundedDown(Fraction amount) {
    return BigDecimal.valueOf(amount.numerator())
        .divide(BigDecimal.valueOf(amount.denominator()), DECIMALS, RoundingMode.DOWN);
  }
}
