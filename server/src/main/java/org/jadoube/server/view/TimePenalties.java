package org.jadoube.server.view;

import java.time.Duration;
import java.util.List;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.wording.Wording;

/// The penalties in time that the Laws themselves provide in a game, in a language.
record TimePenalties(Regulations regulations, Language language) {
  /// Those of a game; none where the book has no clock to be pressed, as E04.
  static List<TimePenalty> of(Regulations regulations, Language language) {
    return regulations.edition().find(Parameters.WRONG_CLAIM_BONUS).isPresent()
        ? new TimePenalties(regulations, language).all()
        : List.of();
  }

  List<TimePenalty> all() {
    return List.of(
        penalty("illegal-move", Parameters.ILLEGAL_MOVE_BONUS, Duration.ZERO, Duration.ZERO),
        penalty(
            "wrong-claim",
            Parameters.WRONG_CLAIM_BONUS,
            value(Parameters.WRONG_CLAIM_COSTS_AT_MOST),
            value(Parameters.WRONG_CLAIM_LEAVES_AT_LEAST)));
  }

  private TimePenalty penalty(
      String name, Parameter<Duration> usual, Duration most, Duration least) {
    Duration bonus = value(regulations.shorterPenalty().orElse(usual));
    return new TimePenalty(
        name,
        article(usual.rule()),
        bonus.toMillis(),
        words(bonus),
        most.toMillis(),
        words(most),
        least.toMillis());
  }

  String article(Rule rule) {
    return wording().of(regulations.cite(rule));
  }

  private Duration value(Parameter<Duration> parameter) {
    return regulations.edition().value(parameter);
  }

  private Wording wording() {
    return Wording.in(language).orElseGet(Wording::english);
  }

  private String words(Duration time) {
    return TimeControlSentence.words(time, language);
  }
}
