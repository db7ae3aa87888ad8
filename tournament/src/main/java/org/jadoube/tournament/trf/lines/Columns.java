package org.jadoube.tournament.trf.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Reads fields of a line and tells what departs from their form.
final class Columns {
  private static final int LONGEST_NUMBER = 9;

  private final Line line;

  Columns(Line line) {
    this.line = line;
  }

  Line line() {
    return line;
  }

  /// Free text.
  String text(int from, int to) {
    return line.take(from, to);
  }

  /// A number; empty if there is none or it makes no sense.
  OptionalInt number(int from, int to, int least, int most, String what) {
    String text = line.take(from, to);
    OptionalInt number = whole(text).stream().filter(n -> n >= least && n <= most).findFirst();
    if (number.isEmpty() && !text.isEmpty()) {
      line.depart(from, to, what + " from " + least + " to " + most);
    }
    return number;
  }

  /// A number without which the record says nothing.
  OptionalInt needed(int from, int to, int least, int most, String what) {
    OptionalInt number = number(from, to, least, most, what);
    if (number.isEmpty() && line.raw(from, to).isBlank()) {
      line.depart(from, to, what + (to < from ? "" : " in columns " + from + "–" + to));
    }
    return number;
  }

  private static OptionalInt whole(String text) {
    boolean digits = !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    return digits && text.length() <= LONGEST_NUMBER
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }

  /// Points that are not negative.
  Optional<TrfPoints> points(int from, int to) {
    return signedPoints(from, to)
        .filter(points -> {
          boolean fits = points.tenths() >= 0 && points.toString().length() <= to - from + 1;
          if (!fits) {
            line.depart(from, to, "points like 11.5 that fit into the columns");
          }
          return fits;
        });
  }

  /// Points, negative for a penalty.
  Optional<TrfPoints> signedPoints(int from, int to) {
    String text = line.take(from, to);
    Optional<TrfPoints> points = TrfPoints.read(text);
    boolean usual = points.isPresent() && text.endsWith("." + lastDigit(points));
    if (!text.isEmpty() && !usual) {
      line.depart(from, to, "points with one decimal, like 11.5");
    }
    return points;
  }

  private static int lastDigit(Optional<TrfPoints> points) {
    return Math.abs(points.orElse(TrfPoints.ZERO).tenths()) % 10;
  }

  /// One of several values, as `spelling` has them; small and capital letters mean the same.
  <T> Optional<T> choice(int from, int to, T[] values, Function<T, String> spelling) {
    String text = line.take(from, to);
    Optional<T> value =
        Arrays.stream(values)
            .filter(each -> spelling.apply(each).equalsIgnoreCase(text))
            .findFirst();
    if (!text.isEmpty() && !value.map(spelling).equals(Optional.of(text))) {
      line.depart(from, to, "one of " + spellings(values, spelling));
    }
    return value;
  }

  private static <T> String spellings(T[] values, Function<T, String> spelling) {
    return String.join(" ", Arrays.stream(values).map(spelling).toList()).strip();
  }

  /// Numbers in columns of `width` from `from` on, with a blank between them.
  List<Integer> numbers(int from, int width, int least, int most, String what) {
    List<Integer> numbers = new ArrayList<>();
    boolean clean = true;
    boolean nobody = false;
    for (int at = from; at <= line.length(); at += width + 1) {
      String text = line.raw(at, at + width - 1).strip();
      clean &= line.isBlank(at + width) && (text.isEmpty() || whole(text).isPresent());
      nobody |= least > 0 && whole(text).equals(OptionalInt.of(0));
      numbers.add(text.isEmpty() ? 0 : whole(text).orElse(0));
    }
    if (!clean) {
      line.depart(from, line.length(), what + ", " + width + " columns each and a blank between");
      numbers = words(from);
    } else if (nobody) {
      line.depart(from, line.length(), what + " from " + least + " to " + most);
    }
    return sensible(numbers, from, least, most, what);
  }

  /// Numbers with any blanks between them.
  List<Integer> freeNumbers(int from, int least, int most, String what) {
    return sensible(words(from), from, least, most, what);
  }

  private List<Integer> words(int from) {
    return Arrays.stream(line.raw(from, line.length()).strip().split("[\\s,]+"))
        .filter(word -> !word.isEmpty())
        .map(word -> whole(word).orElse(-1))
        .toList();
  }

  private List<Integer> sensible(
      List<Integer> numbers, int from, int least, int most, String what) {
    line.take(from, line.length());
    List<Integer> kept = numbers.stream().filter(n -> n >= least && n <= most).toList();
    if (numbers.stream().anyMatch(n -> n != 0 && (n < least || n > most))) {
      line.depart(from, line.length(), what + " from " + Math.max(least, 1) + " to " + most);
    }
    return kept;
  }
}
