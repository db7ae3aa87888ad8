package org.jadoube.tournament.standing;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.tiebreak.TieBreakEdition;

/// How ties are broken.
///
/// @param tieBreaks in their order
/// @param chosen the edition of C07, if it is not that of the tournament's start
/// @param lots pairing numbers in the order in which they were drawn, the best first; who is not
///   among them comes after those who are
/// @since 0.1.0
public record TieBreakRules(
    List<TieBreak> tieBreaks, Optional<TieBreakEdition> chosen, List<Integer> lots) {
  public TieBreakRules {
    tieBreaks = List.copyOf(tieBreaks);
    lots = List.copyOf(lots);
  }

  /// By these tie-breaks, in the edition of the tournament's start, without lots.
  public static TieBreakRules of(List<TieBreak> tieBreaks) {
    return new TieBreakRules(tieBreaks, Optional.empty(), List.of());
  }

  /// A copy for another edition.
  public TieBreakRules by(TieBreakEdition edition) {
    return new TieBreakRules(tieBreaks, Optional.of(edition), lots);
  }

  /// A copy with lots in the end.
  public TieBreakRules withLots(List<Integer> lots) {
    return new TieBreakRules(tieBreaks, chosen, lots);
  }

  /// The edition that applies.
  TieBreakEdition edition(Optional<LocalDate> start) {
    return chosen
        .or(() -> start.map(TieBreakEdition::inForceOn))
        .orElseGet(TieBreakEdition::newest);
  }

  EditionReason reason(Optional<LocalDate> start) {
    if (chosen.isPresent()) {
      return EditionReason.CHOSEN;
    }
    return start.isPresent() ? EditionReason.START : EditionReason.NEWEST;
  }
}
