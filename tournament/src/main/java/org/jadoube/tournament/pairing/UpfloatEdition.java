package org.jadoube.tournament.pairing;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// The editions of the systems that fill each bracket from below, each with what it decides
/// differently: C.04.6 for teams, and the Double-Swiss of C.04.5.
///
/// @since 0.1.0
public enum UpfloatEdition {
  /// For teams, in force until 31 January 2026.
  TEAMS_OF_2024(
      "the Swiss Team System",
      "C.04.6",
      LocalDate.of(2024, 8, 1),
      NextBracket.AS_MANY_AS_POSSIBLE,
      Colours.OF_TEAMS_UNTIL_2026,
      2,
      Criterion.UPFLOATERS,
      Criterion.UPFLOATER_DIFFERENCES,
      Criterion.NEXT_BRACKET,
      Criterion.COLOUR_PREFERENCE,
      Criterion.STRONG_PREFERENCE,
      Criterion.UPFLOATER_OPPONENT_AGAIN),
  /// For teams, in force from 1 February 2026.
  TEAMS_OF_2026(
      "the Swiss Team System",
      "C.04.6",
      LocalDate.of(2026, 2, 1),
      NextBracket.PAIRED_OR_NOT,
      Colours.OF_TEAMS,
      2,
      Criterion.UPFLOATERS,
      Criterion.UPFLOATER_DIFFERENCES,
      Criterion.NEXT_BRACKET,
      Criterion.UPFLOATER_AGAIN,
      Criterion.COLOUR_PREFERENCE,
      Criterion.STRONG_PREFERENCE,
      Criterion.UPFLOATER_OPPONENT_AGAIN),
  /// For players who meet for two games; new in 2026.
  DOUBLE_OF_2026(
      "the Double-Swiss System",
      "C.04.5",
      LocalDate.of(2026, 2, 1),
      NextBracket.NOT_EMPTIED_PAIRED_OR_NOT,
      Colours.OF_DOUBLE_SWISS,
      1,
      Criterion.UPFLOATERS,
      Criterion.UPFLOATER_DIFFERENCES,
      Criterion.NEXT_BRACKET,
      Criterion.UPFLOATER_AGAIN,
      Criterion.UPFLOATER_OPPONENT_AGAIN);

  /// How well upfloaters have to leave the next bracket (C6).
  public enum NextBracket {
    /// The fewest of the scoregroup below need upfloaters themselves.
    AS_MANY_AS_POSSIBLE,
    /// At most one of the scoregroup below needs one; nothing if that is empty by then.
    PAIRED_OR_NOT,
    /// Likewise, but an empty scoregroup is passed over.
    NOT_EMPTIED_PAIRED_OR_NOT
  }

  /// The rules for colours in their order (4.3). The text of 2024 ends before the last.
  private static final class Colours {
    static final List<ColourRule> OF_TEAMS =
        List.of(
            ColourRule.INITIAL_COLOUR,
            ColourRule.ONE_PREFERENCE,
            ColourRule.BOTH_PREFERENCES,
            ColourRule.STRONGER_PREFERENCE,
            ColourRule.LOWER_DIFFERENCE,
            ColourRule.ALTERNATION,
            ColourRule.HIGHER_RANKED,
            ColourRule.HIGHER_ALTERNATES,
            ColourRule.LOWER_ALTERNATES);
    static final List<ColourRule> OF_TEAMS_UNTIL_2026 = OF_TEAMS.subList(0, OF_TEAMS.size() - 1);
    static final List<ColourRule> OF_DOUBLE_SWISS =
        List.of(
            ColourRule.INITIAL_COLOUR,
            ColourRule.FEWER_WHITES,
            ColourRule.ALTERNATION,
            ColourRule.HIGHER_ALTERNATES,
            ColourRule.LOWER_ALTERNATES);

    private Colours() {}
  }

  /// The number of the first criterion that is not absolute and not completion.
  private static final int FIRST = 4;

  private final String system;
  private final String law;
  private final LocalDate from;
  private final NextBracket nextBracket;
  private final int withoutFloats;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable list
  private final List<ColourRule> colourRules;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable list
  private final List<CriterionProvision> provisions;

  UpfloatEdition(
      String system,
      String law,
      LocalDate from,
      NextBracket nextBracket,
      List<ColourRule> colourRules,
      int withoutFloats,
      Criterion... criteria) {
    this.system = system;
    this.law = law;
    this.from = from;
    this.nextBracket = nextBracket;
    this.colourRules = colourRules;
    this.withoutFloats = withoutFloats;
    List<CriterionProvision> provisions = new ArrayList<>();
    for (Criterion criterion : criteria) {
      provisions.add(new CriterionProvision(criterion, FIRST + provisions.size(), law));
    }
    this.provisions = List.copyOf(provisions);
  }

  /// The edition for a tournament of teams that begins on that day; the newest if that is unknown,
  /// and that of 2024 for all days before it.
  public static UpfloatEdition ofTeamsOn(Optional<LocalDate> start) {
    return start.filter(day -> day.isBefore(TEAMS_OF_2026.from)).isPresent()
        ? TEAMS_OF_2024
        : TEAMS_OF_2026;
  }

  /// The first day on which it is in force.
  public LocalDate from() {
    return from;
  }

  String title() {
    return system + " of " + from.getYear() + " (" + law + ")";
  }

  String law() {
    return law;
  }

  public NextBracket nextBracket() {
    return nextBracket;
  }

  /// The rules for colours in their order.
  public List<ColourRule> colourRules() {
    return colourRules;
  }

  /// Where its text has a rule about colours: `4.3.5`; `4.3` for one that it does not have, and
  /// that decides where it is silent.
  public String article(ColourRule rule) {
    int place = colourRules.indexOf(rule);
    return place < 0 ? "4.3" : "4.3." + (place + 1);
  }

  /// Whether a round comes early enough for who floats again to matter.
  ///
  /// @param round from 1
  /// @param rounds of the tournament
  public boolean countsFloats(int round, int rounds) {
    Require.within(1, rounds, round, "round");
    return round <= rounds - withoutFloats;
  }

  /// The criteria in their order, but for the absolute ones and completion.
  public List<CriterionProvision> provisions() {
    return provisions;
  }

  /// Where a criterion for the bye stands, which is settled before the first bracket (3.4).
  ///
  /// @param criterion one of those for the bye
  public static CriterionProvision ofBye(Criterion criterion) {
    return new CriterionProvision(criterion, 0, "3.4");
  }
}
