package org.jadoube.laws.ending;

import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.game.ReachedPosition;

/// Which claims of a draw are correct under one edition (Articles 9.2 and 9.3). A claim that is
/// based on an intended move is judged by the position that this move leads to.
public final class DrawClaims {
  private static final Map<Edition, DrawClaims> BY_EDITION = new ConcurrentHashMap<>();

  private static final int NEVER = Integer.MAX_VALUE;

  private final int threefold;
  private final int reversiblePlies;

  private DrawClaims(Edition edition) {
    threefold = edition.find(Parameters.OCCURRENCES_TO_CLAIM).orElse(NEVER);
    reversiblePlies = edition.find(Parameters.MOVES_TO_CLAIM).map(moves -> 2 * moves).orElse(NEVER);
  }

  /// The claims under `edition`.
  public static DrawClaims of(Edition edition) {
    return edition.amendments().isEmpty()
        ? BY_EDITION.computeIfAbsent(edition, DrawClaims::new)
        : new DrawClaims(edition);
  }

  /// The counts at which a claim is correct.
  LeastCounts least() {
    return new LeastCounts(threefold, reversiblePlies);
  }

  /// The rule that a claim is made under.
  public static Rule rule(Claim claim, boolean byIntendedMove) {
    return switch (claim) {
      case THREEFOLD ->
          byIntendedMove ? Rule.THREEFOLD_CLAIM_BY_INTENDED_MOVE : Rule.THREEFOLD_CLAIM;
      case FIFTY_MOVES ->
          byIntendedMove ? Rule.FIFTY_MOVE_CLAIM_BY_INTENDED_MOVE : Rule.FIFTY_MOVE_CLAIM;
    };
  }

  /// Whether `claim` is correct at `reached`, provided the game is not over there.
  public boolean isCorrect(Claim claim, ReachedPosition reached) {
    return isCorrect(claim, reached.occurrences(), reached.reversiblePlies());
  }

  private boolean isCorrect(Claim claim, int occurrences, int reversible) {
    return switch (claim) {
      case THREEFOLD -> occurrences >= threefold;
      case FIFTY_MOVES -> reversible >= reversiblePlies;
    };
  }

  /// The facts behind a claim at `reached`, correct or not.
  public static Fact ground(Claim claim, ReachedPosition reached) {
    return switch (claim) {
      case THREEFOLD -> Ground.repetition(reached);
      case FIFTY_MOVES -> Ground.noPawnMoveOrCapture(reached);
    };
  }

  /// The smallest number of plies, below `plies`, after which `claim` was correct.
  public OptionalInt first(Claim claim, History history, int plies) {
    if (!isCorrect(claim, history.mostOccurrences(), history.mostReversiblePlies())) {
      return OptionalInt.empty();
    }
    for (int ply = 0; ply < plies; ply++) {
      if (isCorrect(claim, history.occurrences(ply), history.reversiblePlies(ply))) {
        return OptionalInt.of(ply);
      }
    }
    return OptionalInt.empty();
  }
}
