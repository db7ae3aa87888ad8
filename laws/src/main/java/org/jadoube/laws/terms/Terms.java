package org.jadoube.laws.terms;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;

/// The parameters of an edition's provisions, as the code wants them. Where an edition lacks a
/// provision its number is [Parameters#NEVER].
public record Terms(
    int threefold,
    int fiftyMoves,
    int fivefold,
    Counting counting,
    int seventyFiveMoves,
    Duration wrongClaimBonus,
    ClaimantLoss claimantLoss,
    Optional<Shorter> rapidPenalty,
    Optional<Shorter> blitzPenalty,
    boolean offersRestricted,
    boolean claimLostByTouching,
    int scoreShownTimes,
    ShortOfTime shortOfTime,
    Relief relief,
    DeviceTerms devices,
    QuickplayTerms quickplay,
    Optional<Duration> resumptionGrace,
    BoardTerms board) {
  private static final Map<Edition, Terms> BY_EDITION =
      Edition.all().stream().collect(Collectors.toMap(Function.identity(), Terms::in));

  /// The shorter time penalties of rapid or blitz, and whether they hold in supervised games too.
  public record Shorter(Rule rule, Duration time, boolean supervisedToo) {}

  /// The terms of an edition.
  public static Terms of(Edition edition) {
    return Objects.requireNonNull(BY_EDITION.get(edition));
  }

  private static Terms in(Edition edition) {
    Parameters table = new Parameters(edition);
    return new Terms(
        table.number(Rule.THREEFOLD_CLAIM, "times"),
        table.number(Rule.FIFTY_MOVE_CLAIM, "moves"),
        table.number(Rule.FIVEFOLD_REPETITION, "times"),
        Counting.named(table.word(Rule.FIVEFOLD_REPETITION, "counting", "anywhere")),
        table.number(Rule.SEVENTY_FIVE_MOVES, "moves"),
        table.minutes(Rule.INCORRECT_CLAIM, "opponent-gains-minutes"),
        ClaimantLoss.named(table.word(Rule.INCORRECT_CLAIM, "claimant-loses", "nothing")),
        shorter(table, Rule.RAPID_PENALTY),
        shorter(table, Rule.BLITZ_PENALTY),
        table.word(Rule.DRAW_RESTRICTED, "restricts", "nothing").equals("offering"),
        table.word(Rule.CLAIM_RIGHT_LOST, "lost-by", "touching").equals("touching"),
        table.number(Rule.SCORESHEET_SHOWN, "times"),
        ShortOfTime.of(table),
        Relief.named(table.word(Rule.FEWER_THAN_FIVE_MINUTES, "until", "more-time")),
        devices(table),
        quickplay(table),
        grace(table.word(Rule.LATE_FOR_RESUMPTION, "minutes", "default-time")),
        BoardTerms.of(table));
  }

  private static Optional<Shorter> shorter(Parameters table, Rule rule) {
    return table.edition().has(rule)
        ? Optional.of(
            new Shorter(
                rule,
                table.minutes(rule, "minutes"),
                table.word(rule, "supervision", "any").equals("any")))
        : Optional.empty();
  }

  private static DeviceTerms devices(Parameters table) {
    Rule rule = Rule.ELECTRONIC_DEVICE;
    return new DeviceTerms(
        DeviceUse.losing(table.word(rule, "on", "on-person")),
        DeviceTerms.Opponent.named(table.word(rule, "opponent", "wins")),
        table.word(rule, "event-may-be-milder", "yes").equals("yes"));
  }

  /// How late one may be for a resumption; the default time of the game if empty.
  private static Optional<Duration> grace(String minutes) {
    return minutes.equals("default-time")
        ? Optional.empty()
        : Optional.of(Duration.ofMinutes(Long.parseLong(minutes)));
  }

  private static QuickplayTerms quickplay(Parameters table) {
    return new QuickplayTerms(
        table.minutes(Rule.QUICKPLAY_CLAIM, "minutes"),
        table.minutes(Rule.QUICKPLAY_CLAIM_REJECTED, "opponent-gains-minutes"),
        Duration.ofSeconds(table.number(Rule.INCREMENT_REQUESTED, "seconds-per-move")),
        table.word(Rule.CLAIM_IS_OFFER, "claims", "").contains("10.2"),
        table.word(Rule.QUICKPLAY_NOT_IN_BLITZ, "blitz", "any").equals("any"));
  }

  /// How often a position must have stood, and in what order, to draw the game by itself.
  public enum Counting {
    /// At any times in the game.
    ANYWHERE,
    /// In unbroken alternation: each time again after two moves by each player.
    CONSECUTIVE;

    static Counting named(String name) {
      return valueOf(name.toUpperCase(Locale.ROOT));
    }
  }

  /// How long a player who is short of time need not keep score.
  public enum Relief {
    /// Until there is more time again.
    MORE_TIME,
    /// For the rest of the period.
    PERIOD;

    static Relief named(String name) {
      return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
  }

  /// What a wrong claim costs the claimant himself.
  public enum ClaimantLoss {
    NOTHING,
    /// Half the time left but at most three minutes; who has two minutes or less keeps one, who has
    /// a minute or less keeps all.
    HALF_OF_TIME;

    private static final Duration MOST = Duration.ofMinutes(3);
    private static final Duration TWO_MINUTES = Duration.ofMinutes(2);
    private static final Duration ONE_MINUTE = Duration.ofMinutes(1);

    static ClaimantLoss named(String name) {
      return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    public Duration of(Duration left) {
      if (this == NOTHING || left.compareTo(ONE_MINUTE) <= 0) {
        return Duration.ZERO;
      }
      if (left.compareTo(TWO_MINUTES) <= 0) {
        return left.minus(ONE_MINUTE);
      }
      Duration half = left.dividedBy(2);
      return half.compareTo(MOST) < 0 ? half : MOST;
    }
  }
}
