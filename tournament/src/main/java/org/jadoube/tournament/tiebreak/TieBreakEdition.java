package org.jadoube.tournament.tiebreak;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The editions of C07, the oldest first. Each differs from the others by the values in its
/// columns; no code asks which edition applies.
///
/// Before 2023 only the management of unplayed rounds is that of the time; all else is calculated
/// as in 2023.
///
/// @since 0.1.0
public enum TieBreakEdition {
  /// Up to 31 August 2023, with virtual opponents.
  BEFORE_2023(
      "pre-2023",
      LocalDate.MIN,
      Dummy.VIRTUAL,
      OpponentsUnplayed.ALL_DRAWN,
      /* cutsVoluntaryFirst= */ false,
      Forfeits.ALL_PLAYED,
      Forfeits.ALL_PLAYED,
      /* allowsBuchholzInRoundRobins= */ true),
  /// From 1 September 2023 in official tournaments and from 1 April 2024 in all that are rated.
  SEPTEMBER_2023(
      "2023",
      LocalDate.of(2023, 9, 1),
      Dummy.OWN_SCORE,
      OpponentsUnplayed.LAST_BYES_DRAWN,
      /* cutsVoluntaryFirst= */ true,
      Forfeits.ALL_PLAYED,
      Forfeits.ALL_PLAYED,
      /* allowsBuchholzInRoundRobins= */ true),
  /// From 1 August 2024.
  AUGUST_2024(
      "2024",
      LocalDate.of(2024, 8, 1),
      Dummy.OWN_SCORE,
      OpponentsUnplayed.LAST_BYES_DRAWN,
      /* cutsVoluntaryFirst= */ true,
      Forfeits.ALL_PLAYED,
      Forfeits.ALL_PLAYED,
      /* allowsBuchholzInRoundRobins= */ true),
  /// From 1 March 2026.
  MARCH_2026(
      "2026",
      LocalDate.of(2026, 3, 1),
      Dummy.CAPPED,
      OpponentsUnplayed.LAST_BYES_DRAWN,
      /* cutsVoluntaryFirst= */ true,
      Forfeits.WINS_PLAYED,
      Forfeits.NONE_PLAYED,
      /* allowsBuchholzInRoundRobins= */ false);

  /// The opponent of a round that a participant did not play, in a Swiss (16.4).
  public enum Dummy {
    /// Who had the participant's score, got the rest of this round's point, and drew from then on.
    VIRTUAL,
    /// Who has the participant's score in the end.
    OWN_SCORE,
    /// Likewise, but no more than the scheduled opponent has, or than draws in all rounds give
    /// (16.4.1, 16.4.2).
    CAPPED
  }

  /// Which unplayed rounds of an opponent count as draws, in a Swiss (16.3).
  public enum OpponentsUnplayed {
    /// All of them.
    ALL_DRAWN,
    /// Requested byes that only voluntarily unplayed rounds follow (16.2.5).
    LAST_BYES_DRAWN
  }

  /// Which forfeits count like games.
  public enum Forfeits {
    NONE_PLAYED,
    WINS_PLAYED,
    ALL_PLAYED
  }

  private static final List<TieBreakEdition> ALL = List.of(values());

  private final String year;
  private final LocalDate inForceFrom;
  private final Dummy dummy;
  private final OpponentsUnplayed opponentsUnplayed;
  private final boolean cutsVoluntaryFirst;
  private final Forfeits forfeitsInOwnRecord;
  private final Forfeits forfeitsInRatings;
  private final boolean allowsBuchholzInRoundRobins;

  TieBreakEdition(
      String year,
      LocalDate inForceFrom,
      Dummy dummy,
      OpponentsUnplayed opponentsUnplayed,
      boolean cutsVoluntaryFirst,
      Forfeits forfeitsInOwnRecord,
      Forfeits forfeitsInRatings,
      boolean allowsBuchholzInRoundRobins) {
    this.year = year;
    this.inForceFrom = inForceFrom;
    this.dummy = dummy;
    this.opponentsUnplayed = opponentsUnplayed;
    this.cutsVoluntaryFirst = cutsVoluntaryFirst;
    this.forfeitsInOwnRecord = forfeitsInOwnRecord;
    this.forfeitsInRatings = forfeitsInRatings;
    this.allowsBuchholzInRoundRobins = allowsBuchholzInRoundRobins;
  }

  /// The newest.
  public static TieBreakEdition newest() {
    return ALL.getLast();
  }

  /// The one for a tournament that starts on that day.
  public static TieBreakEdition inForceOn(LocalDate day) {
    return ALL.reversed().stream()
        .filter(edition -> !day.isBefore(edition.inForceFrom))
        .findFirst()
        .orElseGet(ALL::getFirst);
  }

  /// The one of that name, such as `C07 2026`, or of that year.
  public static Optional<TieBreakEdition> named(String name) {
    String year = name.strip().toLowerCase(Locale.ROOT).replaceFirst("^c\\.?07[ -]?", "");
    return Arrays.stream(values()).filter(edition -> edition.year.equals(year)).findFirst();
  }

  /// For instance `2026`; the oldest is `pre-2023`.
  public String year() {
    return year;
  }

  /// The opponent of a round that a participant did not play, in a Swiss (16.4).
  public Dummy dummy() {
    return dummy;
  }

  /// Which unplayed rounds of an opponent count as draws, in a Swiss (16.3).
  public OpponentsUnplayed opponentsUnplayed() {
    return opponentsUnplayed;
  }

  /// Whether cuts take voluntarily unplayed rounds first (16.5).
  public boolean cutsVoluntaryFirst() {
    return cutsVoluntaryFirst;
  }

  /// The forfeits that count in tie-breaks of one's own record, where pairings are determined in
  /// advance (15.2).
  public Forfeits forfeitsInOwnRecord() {
    return forfeitsInOwnRecord;
  }

  /// The forfeits that count in tie-breaks of ratings, where pairings are determined in advance
  /// (15.2).
  public Forfeits forfeitsInRatings() {
    return forfeitsInRatings;
  }

  /// Whether Buchholz and what is made of it may be used in a round robin (8).
  public boolean allowsBuchholzInRoundRobins() {
    return allowsBuchholzInRoundRobins;
  }

  /// Whether it has that tie-break.
  public boolean has(TieBreak tieBreak) {
    return compareTo(tieBreak.since()) >= 0;
  }

  /// For instance `C07 2026`, which [#named] understands.
  @Override
  public String toString() {
    return "C07 " + year;
  }
}
