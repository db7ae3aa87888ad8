package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.PairedBracket;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.RoundReview.Fault;
import org.jadoube.tournament.pairing.SwissAnswer.Paired;
import org.jadoube.tournament.pairing.dutch.Candidate.Couple;
import org.jadoube.tournament.pairing.field.PairingFaults;
import org.jadoube.tournament.table.Pair;

/// Holds a pairing against the rules, bracket by bracket.
final class Review {
  private final Roster roster;
  private final DutchEdition edition;
  private final int byeScore;
  private final Paired given;

  /// @param byeScore the score that the receiver of the bye should have, or [Bracket#ANY_SCORE]
  Review(Roster roster, DutchEdition edition, int byeScore, Paired given) {
    this.roster = roster;
    this.edition = edition;
    this.byeScore = byeScore;
    this.given = given;
  }

  RoundReview review() {
    List<Fault> faults = PairingFaults.faults(roster, given);
    return faults.isEmpty() ? brackets() : new RoundReview.Illegal(faults);
  }

  /// Where the bye should be is settled before the first bracket (C5); where it is, after it.
  private RoundReview brackets() {
    List<BracketReview> reviews = new ArrayList<>();
    Map<Integer, Integer> opponents = opponents();
    int givenScore = given.bye().stream().map(each -> roster.score(roster.player(each))).sum();
    Descent descent = new Descent(roster, given.bye().isPresent(), byeScore);
    while (!descent.isOver()) {
      Bracket seen = descent.bracket();
      BestCandidate best = new BracketPairing(seen, edition).best();
      Bracket bracket = best.measures().bracket();
      Candidate candidate = candidate(bracket.members(), opponents);
      reviews.add(
          new BracketReview(
              roster.numbers(bracket.movedDown()),
              roster.numbers(bracket.residents()),
              paired(best, candidate, givenScore),
              paired(best, best.candidate(), Math.max(0, seen.byeScore()))));
      descent.follow(bracket, candidate.down());
      descent.giveByeTo(givenScore);
    }
    return new RoundReview.Legal(reviews, colours());
  }

  private Map<Integer, Integer> opponents() {
    Map<Integer, Integer> opponents = new HashMap<>();
    for (Pair pair : given.pairs()) {
      opponents.put(roster.player(pair.white()), roster.player(pair.black()));
      opponents.put(roster.player(pair.black()), roster.player(pair.white()));
    }
    return opponents;
  }

  private static Candidate candidate(List<Integer> members, Map<Integer, Integer> opponents) {
    List<Couple> pairs = new ArrayList<>();
    List<Integer> down = new ArrayList<>();
    for (int member : members) {
      Integer opponent = opponents.get(member);
      if (opponent == null || !members.contains(opponent)) {
        down.add(member);
      } else if (opponent > member) {
        pairs.add(new Couple(member, opponent));
      }
    }
    return new Candidate(pairs, down);
  }

  private PairedBracket paired(BestCandidate best, Candidate candidate, int byeScore) {
    return new PairedBracket(
        candidate.pairs().stream()
            .map(couple -> roster.pair(couple.higher(), couple.lower()))
            .toList(),
        roster.numbers(candidate.down()),
        new FailuresOf(best.measures(), candidate).list(byeScore));
  }

  private List<Pair> colours() {
    return given.pairs().stream()
        .map(pair -> roster.pair(roster.player(pair.white()), roster.player(pair.black())))
        .filter(pair -> !given.pairs().contains(pair))
        .toList();
  }
}
