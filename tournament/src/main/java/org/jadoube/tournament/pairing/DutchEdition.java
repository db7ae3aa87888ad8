package org.jadoube.tournament.pairing;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/// The editions of C.04.3, each with what it decides differently.
///
/// @since 0.1.0
public enum DutchEdition implements SwissSystem {
  /// In force until 31 January 2026.
  OF_2017(
      LocalDate.of(2017, 7, 1),
      Downfloats.EVERY_UNPLAYED_ROUND,
      ByeBar.FORFEIT_WIN,
      Completion.PENULTIMATE_BRACKET,
      RepeatedFloats.OF_ALL,
      EnumSet.of(Criterion.BYE_SCORE, Criterion.DOWNFLOATER_SCORES, Criterion.BYE_UNPLAYED),
      "E.",
      "C.04.2",
      DutchEdition::ruleOf2017,
      number -> "C." + number),
  /// In force from 1 February 2026.
  OF_2026(
      LocalDate.of(2026, 2, 1),
      Downfloats.POINTS_WITHOUT_PLAYING,
      ByeBar.WIN_WITHOUT_PLAYING,
      Completion.EVERY_BRACKET,
      RepeatedFloats.OF_RESIDENTS_AND_OPPONENTS,
      EnumSet.of(Criterion.SCORE_DIFFERENCES),
      "5.2.",
      "C.04.2, 4.3",
      DutchEdition::ruleOf2026,
      number -> number == 5 ? "2.3.1" : "2.4." + (number - 5));

  /// When a bracket has to leave a round that can be completed (1.9, 2.2; before, A.9 and C.4).
  public enum Completion {
    PENULTIMATE_BRACKET,
    EVERY_BRACKET
  }

  /// Whose floats count as repeated (2.4.9 to 2.4.16; before, C.12 to C.19).
  public enum RepeatedFloats {
    OF_ALL,
    OF_RESIDENTS_AND_OPPONENTS
  }

  /// The number of the first criterion that is not absolute and not completion.
  private static final int FIRST = 5;

  private final LocalDate from;
  private final Downfloats downfloats;
  private final ByeBar byeBar;
  private final Completion completion;
  private final RepeatedFloats repeatedFloats;
  private final String colours;
  private final String corrections;

  @SuppressWarnings("ImmutableEnumChecker") // a method
  private final Function<SwissRule, String> rules;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable list
  private final List<CriterionProvision> provisions;

  DutchEdition(
      LocalDate from,
      Downfloats downfloats,
      ByeBar byeBar,
      Completion completion,
      RepeatedFloats repeatedFloats,
      EnumSet<Criterion> without,
      String colours,
      String corrections,
      Function<SwissRule, String> rules,
      IntFunction<String> article) {
    this.from = from;
    this.downfloats = downfloats;
    this.byeBar = byeBar;
    this.completion = completion;
    this.repeatedFloats = repeatedFloats;
    this.colours = colours;
    this.corrections = corrections;
    this.rules = rules;
    this.provisions = provisions(without, article);
  }

  private static List<CriterionProvision> provisions(
      EnumSet<Criterion> without, IntFunction<String> article) {
    List<CriterionProvision> provisions = new ArrayList<>();
    EnumSet<Criterion> all =
        EnumSet.range(Criterion.BYE_SCORE, Criterion.UPFLOAT_AFTER_TWO_DIFFERENCES);
    all.removeAll(without);
    for (Criterion criterion : all) {
      int number = FIRST + provisions.size();
      provisions.add(new CriterionProvision(criterion, number, article.apply(number)));
    }
    return List.copyOf(provisions);
  }

  /// The edition for a tournament that begins on that day; the newest if that is unknown.
  public static DutchEdition on(Optional<LocalDate> start) {
    return start.filter(day -> day.isBefore(OF_2026.from)).isPresent() ? OF_2017 : OF_2026;
  }

  /// The first day on which it is in force.
  public LocalDate from() {
    return from;
  }

  @Override
  public String title() {
    return "the FIDE (Dutch) System of " + from.getYear();
  }

  @Override
  public String law() {
    return "C.04.3";
  }

  @Override
  public String article(SwissRule rule) {
    return rules.apply(rule);
  }

  private static String ruleOf2017(SwissRule rule) {
    return switch (rule) {
      case NO_REMATCH -> "C.1";
      case BYE -> "C.2";
      case COLOURS -> "C.3";
      case COMPLETION -> "C.4";
      case ORDER -> "D";
      case ALLOCATION -> "E";
      case EVERYBODY, ARBITER -> "A.9";
    };
  }

  private static String ruleOf2026(SwissRule rule) {
    return switch (rule) {
      case NO_REMATCH -> "2.1.1";
      case BYE -> "2.1.2";
      case COLOURS -> "2.1.3";
      case EVERYBODY -> "1.9.1";
      case COMPLETION -> "2.2.1";
      case ORDER -> "Article 4";
      case ALLOCATION -> "5.2";
      case ARBITER -> "1.9.3";
    };
  }

  /// Where its text has a rule about colours: `5.2.1`, or `E.1`.
  public String article(ColourRule rule) {
    return colours
        + switch (rule) {
          case BOTH_PREFERENCES -> 1;
          case STRONGER_PREFERENCE, WIDER_DIFFERENCE -> 2;
          case ALTERNATION -> 3;
          case HIGHER_RANKED -> 4;
          case INITIAL_COLOUR -> 5;
          case ONE_PREFERENCE,
              LOWER_DIFFERENCE,
              FEWER_WHITES,
              HIGHER_ALTERNATES,
              LOWER_ALTERNATES,
              SECOND_GAME ->
              throw new IllegalArgumentException("no rule of this system: " + rule);
        };
  }

  /// Where the General Handling Rules of its days say what becomes of a result that is corrected
  /// late: `C.04.2, 4.3`.
  public String corrections() {
    return corrections;
  }

  @Override
  public Downfloats downfloats() {
    return downfloats;
  }

  @Override
  public ByeBar byeBar() {
    return byeBar;
  }

  public Completion completion() {
    return completion;
  }

  public RepeatedFloats repeatedFloats() {
    return repeatedFloats;
  }

  /// The criteria in their order, but for the absolute ones and completion.
  public List<CriterionProvision> provisions() {
    return provisions;
  }
}
