package org.jadoube.wire;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.tiebreak.TieBreakEdition;

/// The types of chess and the Laws that are a single string in JSON.
final class Forms {
  private static final DateTimeFormatter MILLISECONDS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);
  private static final String MOMENT =
      "^[-+]?\\d{4,}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$";
  static final String ARTICLE = "^[0-9A-Z]+(\\.?[0-9a-z]+)*$";

  private static final String DAY = "^\\d{4}-\\d\\d-\\d\\d$";
  private static final String FRACTION = "^-?\\d{1,18}(\\.\\d{1,2}|/\\d{1,18})?$";
  private static final Pattern FRACTIONS = Pattern.compile(FRACTION);
  private static final long HUNDRED = 100;

  /// All such forms.
  static final List<TextForm<?>> ALL =
      List.of(
          instant(),
          ActorForm.FORM,
          AttemptForm.FORM,
          HandPhrase.FORM,
          ResultForm.FORM,
          timeControl(),
          SetupForm.FORM,
          BoardForm.FORM,
          edition(),
          article(),
          houseRules(),
          BasisForm.FORM,
          tieBreak(),
          tieBreakEdition(),
          day(),
          points());

  private Forms() {}

  /// The form of a type, if it is written as a string.
  static Optional<TextForm<?>> of(Class<?> type) {
    return ALL.stream().filter(form -> form.type().isAssignableFrom(type)).findFirst();
  }

  static TextForm<Instant> instant() {
    Pattern shape = Pattern.compile(MOMENT);
    return TextForm.of(
        Instant.class,
        "a moment such as 2026-11-21T15:30:00.000Z",
        MOMENT,
        MILLISECONDS::format,
        text -> Optional.of(text).filter(shape.asMatchPredicate()).flatMap(Forms::instant));
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(Millis.cut(Instant.parse(text)));
    } catch (DateTimeParseException notAnInstant) {
      return Optional.empty();
    }
  }

  private static TextForm<TimeControl> timeControl() {
    return TextForm.read(
        TimeControl.class,
        "a time control such as 300+3, 40/5400+30:1800+30 or W300-B240, in seconds",
        "^[-?0-9W][-?0-9+:/.dbB]*$",
        TimeControl::text,
        TimeControl::read);
  }

  private static TextForm<TieBreak> tieBreak() {
    return TextForm.read(
        TieBreak.class,
        "a tie-break such as BH-C1, by its designation in C07",
        "^[A-Za-z]{2,5}[-/:A-Za-z0-9+]*$",
        TieBreak::toString,
        TieBreak::read);
  }

  private static TextForm<TieBreakEdition> tieBreakEdition() {
    return TextForm.of(
        TieBreakEdition.class,
        "an edition of C07, one of "
            + Arrays.stream(TieBreakEdition.values())
                .map(TieBreakEdition::toString)
                .collect(Collectors.joining(", ")),
        "^C07 (pre-)?\\d{4}$",
        TieBreakEdition::toString,
        TieBreakEdition::named);
  }

  private static TextForm<LocalDate> day() {
    Pattern shape = Pattern.compile(DAY);
    return TextForm.of(
        LocalDate.class,
        "a day such as 2026-03-01",
        DAY,
        LocalDate::toString,
        text -> Optional.of(text).filter(shape.asMatchPredicate()).flatMap(Forms::day));
  }

  private static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeParseException noSuchDay) {
      return Optional.empty();
    }
  }

  private static TextForm<Fraction> points() {
    return TextForm.of(
        Fraction.class,
        "a number of points such as 3.5 or 28/3",
        FRACTION,
        Fraction::toString,
        Forms::fractionOf);
  }

  /// The number of points that a text stands for.
  static Optional<Fraction> fractionOf(String text) {
    return Optional.of(text).filter(FRACTIONS.asMatchPredicate()).flatMap(Forms::fraction);
  }

  private static Optional<Fraction> fraction(String text) {
    try {
      int bar = text.indexOf('/');
      if (bar > 0) {
        long over = Long.parseLong(text.substring(bar + 1));
        return Optional.of(new Fraction(Long.parseLong(text.substring(0, bar)), over));
      }
      BigDecimal hundredths = new BigDecimal(text).movePointRight(2);
      return Optional.of(new Fraction(hundredths.longValueExact(), HUNDRED));
    } catch (ArithmeticException | IllegalArgumentException tooLarge) {
      return Optional.empty();
    }
  }

  private static TextForm<Edition> edition() {
    return TextForm.of(
        Edition.class,
        "an edition of the Laws, one of "
            + String.join(", ", Edition.all().stream().map(Edition::name).toList())
            + ", or "
            + Edition.E04.name(),
        "^((FIDE )?\\d{4}|E04)$",
        Edition::name,
        Edition::named);
  }

  private static TextForm<HouseRules> houseRules() {
    return new TextForm<>(
        HouseRules.class,
        "house rules as docs/house-rules.md describes them",
        "^[^=]*=",
        HouseRules::text,
        text -> HouseRules.read(text).rules(),
        text ->
            HouseRules.read(text).faults().stream()
                .map(fault -> "; " + fault.message())
                .collect(Collectors.joining()));
  }

  private static TextForm<Article> article() {
    Pattern shape = Pattern.compile(ARTICLE);
    return TextForm.of(
        Article.class,
        "the number of an article such as 9.2.1, 5.2b or A.4.4",
        ARTICLE,
        Article::number,
        text -> Optional.of(text).filter(shape.asMatchPredicate()).map(Article::new));
  }
}
