package org.jadoube.web.view;

import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.laws.clock.Bonus;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.notation.Language;
import org.jadoube.wording.Messages;

/// Time controls in words.
public final class TimeControlSentence {
  private final Messages texts;

  TimeControlSentence(Messages texts) {
    this.texts = texts;
  }

  /// A time control in words, in a language.
  public static String words(TimeControl control, Language language) {
    return new TimeControlSentence(PageTexts.in(language)).words(control);
  }

  /// A time in words, in a language.
  public static String words(Duration time, Language language) {
    return new TimeControlSentence(PageTexts.in(language)).words(time);
  }

  /// "90 min for 40 moves + 30 s a move, then 30 min + 30 s a move"
  String words(TimeControl control) {
    return switch (control) {
      case TimeControl.NoLimit _ -> texts.text("terms.none", Map.of());
      case TimeControl.Timed timed ->
          timed.periods().stream()
              .map(this::words)
              .collect(Collectors.joining(texts.text("terms.then", Map.of())));
      case TimeControl.ByColour(TimeControl.Timed white, TimeControl.Timed black) ->
          texts.text("terms.by-colour", Map.of("white", words(white), "black", words(black)));
    };
  }

  private String words(Period period) {
    return texts.text(
        "terms.period",
        Map.of(
            "time",
            words(period.time()),
            "moves",
            period.moves().orElse(0),
            "bonus",
            words(period.bonus())));
  }

  private String words(Bonus bonus) {
    return switch (bonus) {
      case Bonus.None _ -> "";
      case Bonus.Increment(Duration time) ->
          texts.text("terms.increment", Map.of("time", words(time)));
      case Bonus.Delay delay -> texts.text("terms.delay", Map.of("time", words(delay.time())));
    };
  }

  private String words(Duration time) {
    return time.toMillis() % 60_000 == 0
        ? texts.text("time.minutes", Map.of("minutes", time.toMinutes()))
        : texts.text("time.seconds", Map.of("seconds", time.toMillis() / 1000.0));
  }
}
