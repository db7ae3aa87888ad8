package org.jadoube.tournament.measure;

import java.util.List;
import org.jadoube.tournament.tiebreak.TieBreakCode;

/// A tie-break of team knockouts (C07, 12), over the whole tournament.
record BoardTieBreaker(CountedField field, TieBreakCode code) implements TieBreaker {
  @Override
  public TieGroups split(List<Integer> tied) {
    return TeamBoardPoints.overall(field, tied).split(code, tied);
  }

  @Override
  public boolean comparesOnlyTheTied() {
    return false;
  }
}
