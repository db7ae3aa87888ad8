package org.jadoube.wire;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Setup;
import org.jadoube.chess.SquareSet;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Basis;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.clock.Bonus;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.testing.Samples;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.tiebreak.TieBreak;

/// Samples of everything in the Laws.
final class LawsSamples {
  private LawsSamples() {}

  static Samples seeded(long seed) {
    return Samples.from(Seeded.random(seed))
        .with(SquareSet.class, source -> SquareSet.of(source.nextLong() | 1))
        .with(Class.class, source -> oneOf(Kinds.all(), source))
        .with(Instant.class, LawsSamples::instant)
        .with(LocalDate.class, source -> LocalDate.of(2020, 1, 1).plusDays(source.nextInt(4000)))
        .with(Duration.class, source -> Duration.ofMillis(source.nextLong(1, 10_000_000)))
        .with(Edition.class, source -> oneOf(Edition.books(), source))
        .with(Board.class, source -> Board.chess960(source.nextInt(960)))
        .with(
            Article.class,
            source -> new Article(oneOf(List.of("9.2.1", "5.2b", "A.4.4", "III.4", "7"), source)))
        .with(
            HandPhrase.class,
            source ->
                oneOf(
                    List.of("lift* e2", "put white-pawn e4", "promote queen e8", "press").stream()
                        .map(HandPhrase::new)
                        .toList(),
                    source))
        .with(
            Basis.class,
            source ->
                oneOf(
                    List.of(
                        Basis.of(Rule.DRAW_OFFER),
                        new Basis.OfProvision("DISTRACTION"),
                        new Basis.OfArticle(new Article("11.2.3.1"))),
                    source))
        .with(Setup.class, source -> Setup.chess960(source.nextInt(960)))
        .with(HouseRules.class, LawsSamples::houseRules)
        .with(TimeControl.class, LawsSamples::timeControl)
        .with(TieBreak.class, source -> oneOf(TieBreak.readList("BH-C1, DE, SB").orThrow(), source))
        .with(Round.class, source -> new RoundSamples(source).round())
        .with(Fraction.class, source -> new Fraction(source.nextInt(100), source.nextInt(1, 9)));
  }

  /// An act of every kind.
  static Stream<Act> acts(Samples samples) {
    return samples
        .ofEach(Act.Deed.class)
        .map(deed -> new Act(samples.of(Actor.class), samples.of(Instant.class), deed));
  }

  /// House rules that any regulations keep.
  private static HouseRules houseRules(RandomGenerator source) {
    String text =
        "title = Club\nedition = FIDE 2023\n[1] The next illegal move loses.\n"
            + "illegal-move-loss.times = "
            + source.nextInt(1, 9);
    return HouseRules.read(text).rules().orElseThrow();
  }

  private static Instant instant(RandomGenerator source) {
    return Instant.ofEpochMilli(source.nextLong(1_700_000_000_000L, 1_900_000_000_000L));
  }

  private static TimeControl timeControl(RandomGenerator source) {
    Duration time = Duration.ofSeconds(source.nextInt(60, 7200));
    Period first = new Period(OptionalInt.of(40), time, Bonus.NONE);
    Period last = Period.of(time, new Bonus.Increment(Duration.ofSeconds(30)));
    return oneOf(
        List.of(
            TimeControl.UNTIMED,
            TimeControl.of(time, Duration.ZERO),
            new TimeControl.ByColour(
                new TimeControl.Timed(List.of(first, last)), new TimeControl.Timed(List.of(last))),
            new TimeControl.Timed(List.of(first, last))),
        source);
  }

  private static <T> T oneOf(List<T> values, RandomGenerator source) {
    return values.get(source.nextInt(values.size()));
  }
}
