package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.RoundPairing;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.table.Pair;

/// Pairs a round by the FIDE (Dutch) System (C.04.3).
public final class Dutch implements RoundPairing {
  private final Roster roster;
  private final DutchEdition edition;

  public Dutch(SwissQuestion question, DutchEdition edition) {
    this.roster = new Roster(question);
    this.edition = edition;
  }

  @Override
  public Optional<Colour> sameColour(int one, int other) {
    return roster.has(one) && roster.has(other)
        ? roster.sameColour(roster.player(one), roster.player(other))
        : Optional.empty();
  }

  @Override
  public Optional<ColourAllocation> allocation(int one, int other) {
    return roster.has(one) && roster.has(other) && one != other
        ? Optional.of(roster.allocation(roster.player(one), roster.player(other), edition))
        : Optional.empty();
  }

  @Override
  public RoundReview review(SwissAnswer.Paired given) {
    return new Review(roster, edition, byeScore().orElse(Bracket.ANY_SCORE), given).review();
  }

  @Override
  public SwissAnswer answer() {
    OptionalInt byeScore = byeScore();
    return byeScore.isPresent() ? paired(byeScore.getAsInt()) : new SwissAnswer.Impossible(edition);
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
      return Pairability.isPossible(roster, all, roster::mayHaveBye)
          ? OptionalInt.of(Bracket.ANY_SCORE)
          : OptionalInt.empty();
    }
    return new TreeSet<>(all.stream().map(roster::score).toList())
        .stream()
            .mapToInt(score -> score)
            .filter(score ->
                Pairability.isPossible(
                    roster,
                    all,
                    player -> roster.mayHaveBye(player) && roster.score(player) == score))
            .findFirst();
  }

  private SwissAnswer paired(int byeScore) {
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
    return new SwissAnswer.Paired(
        pairs, descent.down().stream().mapToInt(roster::number).findFirst());
  }
}
