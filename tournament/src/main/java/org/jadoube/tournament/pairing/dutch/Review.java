package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.DutchAnswer.Paired;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.PairedBracket;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.RoundReview.Fault;
import org.jadoube.tournament.pairing.RoundReview.Kind;
import org.jadoube.tournament.pairing.dutch.Candidate.Couple;
import org.jadoube.tournament.table.Pair;

/// Holds a pairing against the rules, bracket by bracket.
final class Review {
  private final Roster roster;
  private final DutchEdition edition;
  private final int byeScore;
  private final Paired given;
  private final Map<Integer, Integer> places;
  private final List<Fault> faults = new ArrayList<>();

  /// @param byeScore the score that the receiver of the bye should have, or [Bracket#ANY_SCORE]
  Review(Roster roster, DutchEdition edition, int byeScore, Paired given) {
    this.roster = roster;
    this.edition = edition;
    this.byeScore = byeScore;
    this.given = given;
    this.places = roster.places();
  }

  RoundReview review() {
    seating();
    if (faults.isEmpty()) {
      given.pairs().forEach(this::pair);
      given.bye().ifPresent(this::bye);
    }
    return faults.isEmpty() ? brackets() : new RoundReview.Illegal(faults);
  }

  private void seating() {
    Set<Integer> seated = new HashSet<>();
    Stream.concat(
            given.pairs().stream().flatMap(pair -> Stream.of(pair.white(), pair.black())),
            given.bye().stream().boxed())
        .forEach(number -> {
          if (!places.containsKey(number)) {
            faults.add(new Fault(Kind.NOT_PRESENT, List.of(number)));
          } else if (!seated.add(number)) {
            faults.add(new Fault(Kind.PAIRED_TWICE, List.of(number)));
          }
        });
    places.keySet().stream()
        .filter(number -> !seated.contains(number))
        .forEach(number -> faults.add(new Fault(Kind.NOT_PAIRED, List.of(number))));
  }

  private void pair(Pair pair) {
    int one = place(pair.white());
    int other = place(pair.black());
    if (roster.areApart(one, other)) {
      faults.add(new Fault(Kind.APART, List.of(pair.white(), pair.black())));
    } else if (!roster.mayMeet(one, other)) {
      faults.add(new Fault(Kind.SAME_COLOUR, List.of(pair.white(), pair.black())));
    }
  }

  private void bye(int number) {
    if (!roster.mayHaveBye(place(number))) {
      faults.add(new Fault(Kind.BYE_BARRED, List.of(number)));
    }
  }

  private int place(int number) {
    return Roster.at(places, number);
  }

  /// Where the bye should be is settled before the first bracket (C5); where it is, after it.
  private RoundReview brackets() {
    List<BracketReview> reviews = new ArrayList<>();
    Map<Integer, Integer> opponents = opponents();
    int givenScore = given.bye().stream().map(each -> roster.score(place(each))).sum();
    Descent descent = new Descent(roster, given.bye().isPresent(), byeScore);
    while (!descent.isOver()) {
      Bracket seen = descent.bracket();
      BestCandidate best = new BracketPairing(seen, edition).best();
      Bracket bracket = best.measures().bracket();
      Candidate candidate = candidate(bracket.members(), opponents);
      reviews.add(
          new BracketReview(
              numbers(bracket.movedDown()),
              numbers(bracket.residents()),
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
      opponents.put(place(pair.white()), place(pair.black()));
      opponents.put(place(pair.black()), place(pair.white()));
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
        numbers(candidate.down()),
        new FailuresOf(best.measures(), candidate).list(byeScore));
  }

  private List<Integer> numbers(List<Integer> players) {
    return players.stream().map(roster::number).toList();
  }

  private List<Pair> colours() {
    return given.pairs().stream()
        .map(pair -> roster.pair(place(pair.white()), place(pair.black())))
        .filter(pair -> !given.pairs().contains(pair))
        .toList();
  }
}
