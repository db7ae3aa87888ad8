package org.jadoube.laws.ending;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.game.ReachedPosition;

/// A provision that draws the game, and the facts behind it.
record Ground(Rule rule, List<Fact> facts) {
  static Fact repetition(ReachedPosition reached) {
    return new Fact.SamePosition(reached.samePositionAfter());
  }

  static Fact noPawnMoveOrCapture(ReachedPosition reached) {
    return new Fact.NoPawnMoveOrCapture(reached.latestIrreversible(), reached.reversiblePlies());
  }

  /// A draw on all of `grounds`, at least one; the first is cited.
  static Ending drawn(List<Ground> grounds, Edition edition) {
    Ground first = grounds.getFirst();
    List<Fact> facts = new ArrayList<>(first.facts);
    for (Ground further : grounds.subList(1, grounds.size())) {
      facts.add(new Fact.Under(edition.cite(further.rule)));
      facts.addAll(further.facts);
    }
    return new Ending(edition.cite(first.rule), Result.DRAW, facts);
  }
}
