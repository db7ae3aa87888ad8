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

/// The clock under each edition of the Laws, for the page of the clock.
///
/// @param editions newest first
public record ClockLaws(List<OfEdition> editions) {
  public ClockLaws {
    editions = List.copyOf(editions);
  }

  /// The clock under one edition.
  ///
  /// @param carriesDelayedTime whether time saved in a period with a delay is carried over
  /// @param blitz the limit of blitz
  /// @param rapid the limit of rapid, for games that are not blitz
  /// @param plays the rules of each kind of game
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

  /// The rules in standard play, rapid or blitz.
  ///
  /// @param timeClass `standard`, `rapid` or `blitz`
  /// @param losingIllegalMove the number of the illegal move that loses
  /// @param losingArticle the Article under which it does
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
    /// The penalties of a game; none if the book has no clock to press, as with E04.
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
  /// @param article its Article in the edition
  /// @param millis the opponent's gain
  /// @param time that gain in words
  /// @param costsAtMostMillis the player's greatest loss, if it is half of the time left; 0 for no
  ///   loss
  /// @param most that loss in words
  /// @param leavesMillis the least that it leaves the player
  public record TimePenalty(
      String name,
      String article,
      long millis,
      String time,
      long costsAtMostMillis,
      String most,
      long leavesMillis) {}
}
