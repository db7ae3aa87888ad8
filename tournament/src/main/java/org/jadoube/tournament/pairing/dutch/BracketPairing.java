package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.tournament.pairing.DutchEdition;

/// Pairs one bracket. It is first paired alone; if what is left for those below is not as good as
/// could be, again with a view to the next bracket, and then to all.
final class BracketPairing {
  private final Bracket bracket;
  private final DutchEdition edition;

  BracketPairing(Bracket bracket, DutchEdition edition) {
    this.bracket = bracket;
    this.edition = edition;
  }

  /// The best candidate after which the round can be completed (2026), or if it can (2017).
  BestCandidate best() {
    return switch (edition.completion()) {
      case EVERY_BRACKET -> withUnplayed(completed(new Measures(bracket, edition, false)));
      case PENULTIMATE_BRACKET -> lookingAhead();
    };
  }

  /// C9 applies where a single player goes down and will get the bye: none of those below has a
  /// score that may (C5).
  private BestCandidate withUnplayed(BestCandidate found) {
    List<Integer> down = found.candidate().down();
    boolean applies =
        bracket.bye()
            && down.size() == 1
            && bracket.mayHaveBye(down.getFirst())
            && bracket.below().stream().noneMatch(bracket::mayHaveBye);
    return applies ? completed(new Measures(bracket, edition, true)) : found;
  }

  private BestCandidate completed(Measures measures) {
    BracketSearch alone = new BracketSearch(measures, Depth.BRACKET);
    Candidate candidate = alone.best();
    if (leavesGood(candidate.down(), true)) {
      return new BestCandidate(measures, Depth.BRACKET, candidate);
    }
    if (!bracket.rest().isEmpty()) {
      BracketSearch next = new BracketSearch(measures, Depth.NEXT);
      candidate = next.best();
      if (isCompletedBy(next.leftOver(), bracket.rest())) {
        return new BestCandidate(measures, Depth.NEXT, candidate);
      }
    }
    return new BestCandidate(measures, Depth.ALL, new BracketSearch(measures, Depth.ALL).best());
  }

  private BestCandidate lookingAhead() {
    Measures measures = new Measures(bracket, edition, false);
    Candidate candidate = new BracketSearch(measures, Depth.BRACKET).best();
    Depth depth = Depth.BRACKET;
    if (!leavesGood(candidate.down(), false)) {
      depth = Depth.NEXT;
      candidate = new BracketSearch(measures, Depth.NEXT).best();
    }
    return isCompletedBy(candidate.down(), bracket.below())
        ? new BestCandidate(measures, depth, candidate)
        : penultimate();
  }

  /// The bracket becomes the penultimate one (A.9).
  BestCandidate penultimate() {
    Measures measures = new Measures(bracket.collapsed(), edition, false);
    return new BestCandidate(measures, Depth.ALL, new BracketSearch(measures, Depth.ALL).best());
  }

  /// Whether the next bracket can be paired as well as any number of players can, and perhaps the
  /// others, too.
  private boolean leavesGood(List<Integer> down, boolean completed) {
    if (down.isEmpty() || bracket.next().isEmpty()) {
      return !completed || isCompletedBy(down, bracket.below());
    }
    OptionalInt left =
        Pairability.leftOver(bracket.roster(), bracket.next(), down, this::mayStayInNext);
    if (left.isEmpty()) {
      return false;
    }
    List<Integer> one = left.getAsInt() < 0 ? List.of() : List.of(left.getAsInt());
    return !completed || isCompletedBy(one, bracket.rest());
  }

  private boolean mayStayInNext(int player) {
    return bracket.next().contains(player)
        && (!bracket.rest().isEmpty() || bracket.mayHaveBye(player));
  }

  private boolean isCompletedBy(List<Integer> left, List<Integer> below) {
    List<Integer> all = new ArrayList<>(left);
    all.addAll(below);
    return Pairability.isPossible(bracket.roster(), all, bracket::mayHaveBye);
  }
}
