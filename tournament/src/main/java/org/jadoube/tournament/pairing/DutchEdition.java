package org.jadoube.tournament.pairing;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/// The editions of C.04.3, each with what it decides differently.
public enum DutchEdition {
  /// In force until 31 January 2026.
  OF_2017(
      LocalDate.of(2017, 7, 1),
      Downfloats.EVERY_UNPLAYED_ROUND,
      ByeBar.FORFEIT_WIN,
      Completion.PENULTIMATE_BRACKET,
      RepeatedFloats.OF_ALL,
      EnumSet.of(Criterion.BYE_SCORE, Criterion.DOWNFLOATER_SCORES, Criterion.BYE_UNPLAYED),
      number -> "C." + number),
  /// In force from 1 February 2026.
  OF_2026(
      LocalDate.of(2026, 2, 1),
      Downfloats.POINTS_WITHOUT_PLAYING,
      ByeBar.WIN_WITHOUT_PLAYING,
      Completion.EVERY_BRACKET,
      RepeatedFloats.OF_RESIDENTS_AND_OPPONENTS,
      EnumSet.of(Criterion.SCORE_DIFFERENCES),
      number -> number == 5 ? "2.3.1" : "2.4." + (number - 5));

  /// Which rounds without a game are downfloats (1.4.3; before, A.4.b).
  public enum Downfloats {
    EVERY_UNPLAYED_ROUND,
    POINTS_WITHOUT_PLAYING
  }

  /// Events besides a pairing-allocated bye that bar from another one (C.04.1 4).
  public enum ByeBar {
    FORFEIT_WIN,
    /// A forfeit, or a full-point bye.
    WIN_WITHOUT_PLAYING
  }

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

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable list
  private final List<Provision> provisions;

  DutchEdition(
      LocalDate from,
      Downfloats downfloats,
      ByeBar byeBar,
      Completion completion,
      RepeatedFloats repeatedFloats,
      EnumSet<Criterion> without,
      IntFunction<String> article) {
    this.from = from;
    this.downfloats = downfloats;
    this.byeBar = byeBar;
    this.completion = completion;
    this.repeatedFloats = repeatedFloats;
    this.provisions = provisions(without, article);
  }

  private static List<Provision> provisions(
      EnumSet<Criterion> without, IntFunction<String> article) {
    List<Provision> provisions = new ArrayList<>();
    for (Criterion criterion : EnumSet.complementOf(without)) {
      int number = FIRST + provisions.size();
      provisions.add(new Provision(criterion, number, article.apply(number)));
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

  /// The name of the system and its edition, for tables and reports.
  public String title() {
    return "the FIDE (Dutch) System of " + from.getYear();
  }

  public Downfloats downfloats() {
    return downfloats;
  }

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
  public List<Provision> provisions() {
    return provisions;
  }
}
