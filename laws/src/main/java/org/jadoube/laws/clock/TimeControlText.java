package org.jadoube.laws.clock;

import java.time.Duration;
import java.util.List;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.pgn.time.PgnTimeControl;

/// Reads and writes time controls as in PGN's `TimeControl` tag, without the hourglass.
final class TimeControlText {
  private TimeControlText() {}

  /// Between the times of White and Black.
  private static final String THEN_BLACK = "-B";

  static Reading<TimeControl> read(String text) {
    return text.startsWith("W") ? byColour(text) : alike(text);
  }

  private static Reading<TimeControl> byColour(String text) {
    int end = text.indexOf(THEN_BLACK);
    return end < 0
        ? Reading.failed(TextFault.at(text, text.length(), "", "-B and Black's time"))
        : timed(text, 1, end)
            .flatMap(white ->
                timed(text, end + THEN_BLACK.length(), text.length())
                    .map(black -> new TimeControl.ByColour(white, black)));
  }

  private static Reading<TimeControl.Timed> timed(String whole, int from, int to) {
    return switch (alike(whole.substring(from, to))) {
      case Reading.Read<TimeControl>(TimeControl.Timed control) -> Reading.of(control);
      case Reading.Read<TimeControl> _ ->
          Reading.failed(TextFault.atCharacter(whole, from, "a time"));
      case Reading.Unreadable<TimeControl>(TextFault fault) ->
          Reading.failed(fault.within(whole, from));
    };
  }

  private static Reading<TimeControl> alike(String text) {
    return PgnTimeControl.read(text).flatMap(control -> playable(control, text));
  }

  private static Reading<TimeControl> playable(PgnTimeControl control, String text) {
    return switch (control) {
      case PgnTimeControl.Unknown _ -> Reading.of(TimeControl.UNKNOWN);
      case PgnTimeControl.Untimed _ -> Reading.of(TimeControl.UNTIMED);
      case PgnTimeControl.Timed(var periods) when text.indexOf('*') < 0 ->
          Reading.of(new TimeControl.Timed(periods.stream().map(TimeControlText::period).toList()));
      case PgnTimeControl.Timed _ -> Reading.failed(hourglass(text.indexOf('*')));
    };
  }

  private static TextFault hourglass(int offset) {
    String expected = "\"?\", \"-\" or a number; an hourglass is no chess clock";
    return new TextFault(
        TextFault.Kind.FORM, offset, /* line= */ 1, offset + 1, "*", expected, List.of());
  }

  private static Period period(PgnTimeControl.Period period) {
    return new Period(period.moves(), period.time(), bonus(period));
  }

  private static Bonus bonus(PgnTimeControl.Period period) {
    return switch (period.bonus()) {
      case NONE, HOURGLASS -> Bonus.NONE;
      case INCREMENT -> period.added().isZero() ? Bonus.NONE : new Bonus.Increment(period.added());
      case SIMPLE_DELAY -> new Bonus.Delay(period.added(), Bonus.DelayStyle.SIMPLE);
      case BRONSTEIN_DELAY -> new Bonus.Delay(period.added(), Bonus.DelayStyle.BRONSTEIN);
    };
  }

  static String write(TimeControl control) {
    return switch (control) {
      case TimeControl.NoLimit.UNKNOWN -> PgnTimeControl.UNKNOWN.text();
      case TimeControl.NoLimit.UNTIMED -> PgnTimeControl.UNTIMED.text();
      case TimeControl.ByColour(TimeControl.Timed white, TimeControl.Timed black) ->
          "W" + write(white) + THEN_BLACK + write(black);
      case TimeControl.Timed(List<Period> periods) ->
          new PgnTimeControl.Timed(periods.stream().map(TimeControlText::written).toList()).text();
    };
  }

  private static PgnTimeControl.Period written(Period period) {
    return new PgnTimeControl.Period(
        period.moves(), period.time(), kind(period.bonus()), period.bonus().time());
  }

  private static PgnTimeControl.Bonus kind(Bonus bonus) {
    return switch (bonus) {
      case Bonus.None _ -> PgnTimeControl.Bonus.NONE;
      case Bonus.Increment _ -> PgnTimeControl.Bonus.INCREMENT;
      case Bonus.Delay(Duration _, Bonus.DelayStyle style) ->
          switch (style) {
            case SIMPLE -> PgnTimeControl.Bonus.SIMPLE_DELAY;
            case BRONSTEIN -> PgnTimeControl.Bonus.BRONSTEIN_DELAY;
          };
    };
  }
}
