package org.jadoube.tournament.measure;

import java.util.List;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.tiebreak.TieBreakCode;

/// Extended direct encounter (C07, 13.3): by the primary score, then by the secondary; whenever a
/// tie breaks, those still tied start again.
final class ExtendedEncounter implements TieBreaker {
  private final CountedField field;
  private final DirectEncounter primary;
  private final DirectEncounter secondary;
  private final List<TieBreakCode> knockouts;

  ExtendedEncounter(CountedField field, ScoreKind primary, List<TieBreakCode> knockouts) {
    this.field = field;
    this.primary = new DirectEncounter(field, primary);
    this.secondary = new DirectEncounter(field, primary.other());
    this.knockouts = List.copyOf(knockouts);
  }

  @Override
  public boolean comparesOnlyTheTied() {
    return true;
  }

  @Override
  public TieGroups split(List<Integer> tied) {
    return new TieGroups(groups(tied), primary.split(tied).values());
  }

  private List<List<Integer>> groups(List<Integer> tied) {
    List<List<Integer>> groups = primary.split(tied).groups();
    if (groups.size() == 1) {
      groups = secondary.split(tied).groups();
    }
    return groups.size() == 1
        ? knockout(tied)
        : groups.stream().flatMap(group -> groups(group).stream()).toList();
  }

  /// Between two teams, their own matches decide by these (13.3.2).
  private List<List<Integer>> knockout(List<Integer> tied) {
    if (tied.size() == 2) {
      TeamBoardPoints boards = TeamBoardPoints.between(field, tied);
      for (TieBreakCode code : knockouts) {
        List<List<Integer>> groups = boards.split(code, tied).groups();
        if (groups.size() > 1) {
          return groups;
        }
      }
    }
    return List.of(tied);
  }
}
