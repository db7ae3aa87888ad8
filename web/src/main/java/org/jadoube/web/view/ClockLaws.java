package org.jadoube.web.view;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.TimeLimit;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Supervision;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.notation.Language;
import org.jadoube.wording.Wording;

/// What the editions of the Laws say to those who handle the clock, for the page of the clock.
///
/// @param editions newest first
public record ClockLaws(List<OfEdition> editions) {
  public ClockLaws {
    editions = List.copyOf(editions);
  }

  /// What one edition says.
  ///
  /// @param carriesDelayedTime whether time saved in a period with a delay is carried over
  /// @param blitz until when a game is blitz
  /// @param rapid until when a game is rapid, if it is not blitz
  /// @param plays what holds in each kind of game
  public record OfEdition(
      String name,
      boolean carriesDelayedTime,
      Optional<Limit> blitz,
      Optional<Limit> rapid,
      List<Play> plays) {
    public OfEdition {
      plays = List.copyOf(plays);
    }
  }

  /// A limit of the time for so many moves.
  public record Limit(long millis, boolean included, int moves) {}

  /// What holds in standard play, rapid or blitz.
  ///
  /// @param timeClass `standard`, `rapid` or `blitz`
  /// @param losingIllegalMove the number of the illegal move that loses
  /// @param losingArticle under which it does
  public record Play(
      String timeClass,
      boolean supervised,
      int losingIllegalMove,
      String losingArticle,
      List<TimePenalty> penalties) {
    public Play {
      penalties = List.copyOf(penalties);
    }
  }

  /// All editions, in a language.
  public static ClockLaws in(Language language) {
    return new ClockLaws(
        Edition.all().reversed().stream().map(edition -> of(edition, language)).toList());
  }

  private static OfEdition of(Edition edition, Language language) {
    return new OfEdition(
        edition.name(),
        edition.value(Parameters.DELAYED_TIME_CARRIED_OVER),
        limit(Parameters.BLITZ_TIME, Parameters.BLITZ_MOVES, edition),
        limit(Parameters.RAPID_TIME, Parameters.RAPID_MOVES, edition),
        samples(edition)
            .map(regulations -> play(regulations, new TimePenalties(regulations, language)))
            .toList());
  }

  private static Optional<Limit> limit(
      Parameter<TimeLimit> time, Parameter<Integer> moves, Edition edition) {
    return edition
        .find(time)
        .map(limit -> new Limit(limit.time().toMillis(), limit.included(), edition.value(moves)));
  }

  private static Play play(Regulations regulations, TimePenalties penalties) {
    return new Play(
        regulations.timeClass().name().toLowerCase(Locale.ROOT),
        regulations.supervision() == Supervision.ADEQUATE,
        regulations.losingIllegalMove(),
        penalties.article(regulations.illegalMoveLoss()),
        penalties.all());
  }

  /// A game of each kind that the edition tells apart, with and without supervision.
  private static Stream<Regulations> samples(Edition edition) {
    return Stream.of(TimeClass.values())
        .flatMap(kind -> ofKind(kind, edition).stream())
        .flatMap(each -> Stream.of(Supervision.values()).map(each::with));
  }

  private static Optional<Regulations> ofKind(TimeClass kind, Edition edition) {
    return Stream.of(Parameters.BLITZ_TIME, Parameters.RAPID_TIME)
        .flatMap(limit -> edition.find(limit).stream())
        .flatMap(limit -> Stream.of(limit.time().minusSeconds(1), limit.time().plusSeconds(1)))
        .map(time -> Regulations.of(TimeControl.of(time, Duration.ZERO), edition))
        .filter(regulations -> regulations.timeClass() == kind)
        .findFirst();
  }

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

  /// A penalty in time.
  ///
  /// @param name `illegal-move` or `wrong-claim`
  /// @param article where the edition has it
  /// @param millis what the opponent gets
  /// @param time the same in words
  /// @param costsAtMostMillis what the player loses at most, where it is half of the time left; 0:
  ///   nothing
  /// @param most the same in words
  /// @param leavesMillis what it leaves the player at least
  public record TimePenalty(
      String name,
      String article,
      long millis,
      String time,
      long costsAtMostMillis,
      String most,
      long leavesMillis) {}
}
