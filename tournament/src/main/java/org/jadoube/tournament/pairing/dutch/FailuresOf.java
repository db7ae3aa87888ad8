package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.CriterionProvision;
import org.jadoube.tournament.pairing.DutchEdition.Completion;
import org.jadoube.tournament.pairing.Failure;
import org.jadoube.tournament.pairing.dutch.Candidate.Couple;
import org.jadoube.tournament.pairing.matching.Tally;

/// The failure values of any candidate of a bracket.
record FailuresOf(Measures measures, Candidate candidate) {
  List<Failure> list(int byeScore) {
    Tally tally = new Tally();
    for (Couple couple : candidate.pairs()) {
      measures.pair(couple.higher(), couple.lower(), tally);
    }
    candidate.down().forEach(player -> measures.down(player, tally));
    List<CriterionProvision> provisions = measures.edition().provisions();
    for (int rank = 0; rank < provisions.size(); rank++) {
      if (provisions.get(rank).criterion() == Criterion.BYE_SCORE && measures.bracket().bye()) {
        tally.add(rank, byeScore, 1);
      }
      if (provisions.get(rank).criterion() == Criterion.NEXT_BRACKET) {
        addNext(rank, tally);
      }
    }
    List<Failure> failures = new ArrayList<>();
    for (int rank = 0; rank < provisions.size(); rank++) {
      failures.add(failure(provisions.get(rank), rank, tally));
    }
    return failures;
  }

  /// The best that the next bracket can come to.
  private void addNext(int rank, Tally tally) {
    if (measures.bracket().next().isEmpty()) {
      return;
    }
    Depth depth =
        measures.edition().completion() == Completion.EVERY_BRACKET ? Depth.ALL : Depth.NEXT;
    Graph graph =
        new Graph(measures, depth, candidate.down(), /* goDown= */ true, List.of(), new Split(0));
    graph
        .tally()
        .amounts()
        .forEach((digit, amount) -> {
          if (digit.rank() == rank) {
            tally.add(rank, digit.value(), amount);
          }
        });
  }

  private static Failure failure(CriterionProvision provision, int rank, Tally tally) {
    int count = 0;
    List<Integer> values = new ArrayList<>();
    for (var each : tally.amounts().entrySet()) {
      if (each.getKey().rank() == rank && each.getKey().value() == Tally.COUNT) {
        count = each.getValue();
      } else if (each.getKey().rank() == rank) {
        values.addAll(Collections.nCopies(each.getValue(), each.getKey().value()));
      }
    }
    return new Failure(provision, count, values);
  }
}
