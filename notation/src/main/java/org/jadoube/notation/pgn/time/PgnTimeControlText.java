package org.jadoube.notation.pgn.time;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.pgn.time.PgnTimeControl.Bonus;
import org.jadoube.notation.pgn.time.PgnTimeControl.Period;
import org.jspecify.annotations.Nullable;

/// Reads and writes time controls in the grammar given at [PgnTimeControl].
final class PgnTimeControlText {
  private static final int LONGEST = 200;
  private static final int MOST_MOVES = 999;
  private static final int MOST_DIGITS = 8;

  private final String text;
  private int at;
  private @Nullable TextFault fault;

  private PgnTimeControlText(String text) {
    this.text = text;
  }

  static Reading<PgnTimeControl> read(String text) {
    PgnTimeControlText reader = new PgnTimeControlText(text);
    PgnTimeControl control = reader.control();
    return reader.fault == null ? Reading.of(control) : Reading.failed(reader.fault);
  }

  static String write(List<Period> periods) {
    return periods.stream().map(PgnTimeControlText::write).collect(Collectors.joining(":"));
  }

  private static String write(Period period) {
    return switch (period.bonus()) {
      case HOURGLASS -> Bonus.HOURGLASS.sign() + seconds(period.time());
      case NONE -> main(period);
      case INCREMENT, SIMPLE_DELAY, BRONSTEIN_DELAY ->
          main(period) + period.bonus().sign() + seconds(period.added());
    };
  }

  private static String main(Period period) {
    String moves = period.moves().isPresent() ? period.moves().getAsInt() + "/" : "";
    return moves + seconds(period.time());
  }

  private static String seconds(Duration time) {
    long millis = time.toMillisPart();
    String fraction =
        millis == 0 ? "" : "." + String.format(Locale.ROOT, "%03d", millis).replaceAll("0+$", "");
    return time.toSeconds() + fraction;
  }

  private PgnTimeControl control() {
    if (text.length() > LONGEST) {
      fail(LONGEST, "at most " + LONGEST + " characters");
      return PgnTimeControl.UNKNOWN;
    }
    return switch (text) {
      case "?" -> PgnTimeControl.UNKNOWN;
      case "-" -> PgnTimeControl.UNTIMED;
      default -> periods();
    };
  }

  private PgnTimeControl periods() {
    List<Period> periods = new ArrayList<>();
    do {
      periods.add(skip('*') ? hourglass() : period());
    } while (fault == null && skip(':'));
    if (at < text.length()) {
      fail(at, "\"+\", \"d\", \"b\", \":\" or the end");
    }
    return fault == null ? new PgnTimeControl.Timed(periods) : PgnTimeControl.UNKNOWN;
  }

  private Period hourglass() {
    int start = at;
    Duration time = time("the seconds of the hourglass");
    if (time.isZero()) {
      fail(start, "some time for the hourglass");
    }
    return new Period(OptionalInt.empty(), time, Bonus.HOURGLASS, Duration.ZERO);
  }

  private Period period() {
    int start = at;
    Duration time = time(start == 0 ? "\"?\", \"-\" or a number" : "a number");
    OptionalInt moves = OptionalInt.empty();
    if (fault == null && next() == '/') {
      moves = moves(start);
      at++;
      time = time("a time in seconds");
    }
    Bonus bonus = bonus();
    Duration added = bonus == Bonus.NONE ? Duration.ZERO : time(expected(bonus));
    if (time.isZero() && added.isZero()) {
      fail(start, "some time for the period");
    }
    if (moves.isEmpty() && next() == ':') {
      fail(start, "a number of moves and \"/\", as in every period but the last");
    }
    return new Period(moves, time, bonus, added);
  }

  private OptionalInt moves(int start) {
    String digits = text.substring(start, at);
    if (!digits.matches("0*[1-9][0-9]{0,2}")) {
      fail(start, "a number of moves from 1 to " + MOST_MOVES);
      return OptionalInt.empty();
    }
    return OptionalInt.of(Integer.parseInt(digits));
  }

  private Bonus bonus() {
    for (Bonus bonus : List.of(Bonus.INCREMENT, Bonus.SIMPLE_DELAY, Bonus.BRONSTEIN_DELAY)) {
      if (skip(bonus.sign().charAt(0))) {
        return bonus;
      }
    }
    return Bonus.NONE;
  }

  private static String expected(Bonus bonus) {
    return bonus == Bonus.INCREMENT ? "an increment in seconds" : "a delay in seconds";
  }

  private Duration time(String expected) {
    int start = at;
    String whole = digits();
    if (whole.isEmpty()) {
      fail(at, expected);
      return Duration.ZERO;
    }
    if (whole.length() > MOST_DIGITS) {
      fail(start, "a time of at most " + MOST_DIGITS + " digits");
      return Duration.ZERO;
    }
    return Duration.ofSeconds(Long.parseLong(whole)).plusMillis(fraction());
  }

  private long fraction() {
    if (!skip('.')) {
      return 0;
    }
    int start = at;
    String digits = digits();
    if (digits.isEmpty() || digits.length() > 3) {
      fail(start, "one to three digits");
      return 0;
    }
    return Long.parseLong((digits + "00").substring(0, 3));
  }

  private String digits() {
    int start = at;
    while (next() >= '0' && next() <= '9') {
      at++;
    }
    return text.substring(start, at);
  }

  private char next() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private boolean skip(char character) {
    boolean there = next() == character;
    at += there ? 1 : 0;
    return there;
  }

  /// Notes the first fault. Whatever is read after it does not matter.
  private void fail(int offset, String expected) {
    if (fault == null) {
      int end = offset == text.length() ? offset : text.offsetByCodePoints(offset, 1);
      String found = text.substring(offset, end);
      fault = new TextFault(TextFault.Kind.FORM, offset, 1, offset + 1, found, expected, List.of());
    }
  }
}
