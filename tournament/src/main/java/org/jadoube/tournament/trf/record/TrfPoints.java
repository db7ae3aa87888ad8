package org.jadoube.tournament.trf.record;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.domain.Require;
import org.jspecify.annotations.Nullable;

/// Points, as these files write them: with one decimal, `11.5`.
///
/// @param tenths ten times the points, from −999 to 99,999
/// @since 0.1.0
public record TrfPoints(int tenths) implements Comparable<TrfPoints> {
  /// No points.
  public static final TrfPoints ZERO = new TrfPoints(0);

  private static final int LEAST = -999;
  private static final int MOST = 99_999;
  private static final Pattern FORM = Pattern.compile("(-?)(\\d{0,4})(?:[.,](\\d)0*)?");

  public TrfPoints {
    Require.within(LEAST, MOST, tenths, "tenths");
  }

  /// The points that a text stands for: `11.5`, and also `11`, `.5` and `11,5`.
  public static Optional<TrfPoints> read(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches() || text.chars().noneMatch(Character::isDigit)) {
      return Optional.empty();
    }
    int tenths = Integer.parseInt("0" + form.group(2)) * 10 + decimal(form.group(3));
    int signed = form.group(1).isEmpty() ? tenths : -tenths;
    return signed < LEAST ? Optional.empty() : Optional.of(new TrfPoints(signed));
  }

  private static int decimal(@Nullable String digit) {
    return digit == null ? 0 : Integer.parseInt(digit);
  }

  /// The sum, or the most that can be written.
  public TrfPoints plus(TrfPoints other) {
    return new TrfPoints(Math.clamp((long) tenths + other.tenths, LEAST, MOST));
  }

  @Override
  public int compareTo(TrfPoints other) {
    return Integer.compare(tenths, other.tenths);
  }

  /// As it is written: `11.5`.
  @Override
  public String toString() {
    int size = Math.abs(tenths);
    return (tenths < 0 ? "-" : "") + size / 10 + "." + size % 10;
  }
}
