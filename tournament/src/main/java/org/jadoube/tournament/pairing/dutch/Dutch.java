package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.DutchAnswer;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.DutchQuestion;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.table.Pair;

/// Pairs a round by the FIDE (Dutch) System (C.04.3).
public final class Dutch {
  private final Roster roster;
  private final DutchEdition edition;

  private Dutch(DutchQuestion question) {
    this.roster = new Roster(question);
    this.edition = question.edition();
  }

  /// The pairing that the rules lead to; there is never more than one.
  public static DutchAnswer answer(DutchQuestion question) {
    return new Dutch(question).answer();
  }

  /// The colour that both of two players must have, if that keeps them apart (2.1.3).
  public static Optional<Colour> sameColour(DutchQuestion question, int one, int other) {
    Require.atLeast(1, one, "one");
    Require.atLeast(1, other, "other");
    Roster roster = new Roster(question);
    Map<Integer, Integer> places = roster.places();
    return places.keySet().containsAll(List.of(one, other))
        ? roster.sameColour(Roster.at(places, one), Roster.at(places, other))
        : Optional.empty();
  }

  /// Holds a pairing against the rules, whoever made it.
  public static RoundReview review(DutchQuestion question, DutchAnswer.Paired given) {
    Dutch dutch = new Dutch(question);
    return new Review(
            dutch.roster, dutch.edition, dutch.byeScore().orElse(Bracket.ANY_SCORE), given)
        .review();
  }

  private DutchAnswer answer() {
    OptionalInt byeScore = byeScore();
    return byeScore.isPresent() ? paired(byeScore.getAsInt()) : new DutchAnswer.Impossible();
  }

  private boolean isOdd() {
    return roster.size() % 2 == 1;
  }

  /// The lowest score that the receiver of the bye can have (C5), if that matters; empty if the
  /// round cannot be paired.
  private OptionalInt byeScore() {
    List<Integer> all = IntStream.range(0, roster.size()).boxed().toList();
    boolean lowest =
        isOdd()
            && edition.provisions().stream()
                .anyMatch(each -> each.criterion() == Criterion.BYE_SCORE);
    if (!lowest) {
      return Completion.isPossible(roster, all, roster::mayHaveBye)
          ? OptionalInt.of(Bracket.ANY_SCORE)
          : OptionalInt.empty();
    }
    return new TreeSet<>(all.stream().map(roster::score).toList())
        .stream()
            .mapToInt(score -> score)
            .filter(score ->
                Completion.isPossible(
                    roster,
                    all,
                    player -> roster.mayHaveBye(player) && roster.score(player) == score))
            .findFirst();
  }

  private DutchAnswer paired(int byeScore) {
    List<Pair> pairs = new ArrayList<>();
    Descent descent = new Descent(roster, isOdd(), byeScore);
    while (!descent.isOver()) {
      BestCandidate paired = new BracketPairing(descent.bracket(), edition).best();
      paired
          .candidate()
          .pairs()
          .forEach(couple -> pairs.add(roster.pair(couple.higher(), couple.lower())));
      descent.follow(paired.measures().bracket(), paired.candidate().down());
    }
    return new DutchAnswer.Paired(
        pairs, descent.down().stream().mapToInt(roster::number).findFirst());
  }
}
