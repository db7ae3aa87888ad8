package org.jadoube.chess.retro;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;

/// Whether there can have been a last move, and moves before it.
final class LastMoves {
  private static final int MOVES_BACK = 5;
  private static final int MOST_SETUPS = 20_000;

  private final Beginnings beginnings;
  private final PawnHistory pawns;
  private final int mostSetups;
  private final Set<Node> failed = new HashSet<>();
  private int setups;

  private record Node(Setup setup, int moves) {}

  private LastMoves(Beginnings beginnings, PawnHistory pawns, int mostSetups) {
    this.beginnings = beginnings;
    this.pawns = pawns;
    this.mostSetups = mostSetups;
  }

  /// The fault, if there was no last move or none before it.
  static Optional<Fault> fault(
      Setup setup, Beginnings beginnings, PawnHistory pawns, int mostSteps) {
    int mostSetups = Math.min(MOST_SETUPS, mostSteps);
    return new LastMoves(beginnings, pawns, mostSetups).mayHaveBeen(setup, MOVES_BACK)
        ? Optional.empty()
        : Optional.of(new Fault.NoLastMove(setup.turn().opposite()));
  }

  /// Whether this many moves, or fewer from the start of the game, can have led here; also true if
  /// there is too much to try.
  private boolean mayHaveBeen(Setup setup, int moves) {
    return moves == 0
        || setups > mostSetups
        || beginnings.contain(setup)
        || (failed.add(new Node(setup, moves))
            && new Retractions(setup, beginnings)
                .all()
                .filter(before -> isPossible(before, setup))
                .anyMatch(before -> mayHaveBeen(before, moves - 1)));
  }

  private boolean isPossible(Setup before, Setup after) {
    setups++;
    return before.validate() instanceof Validation.Playable(Position ignored, List<Fault> faults)
        && faults.isEmpty()
        && (isSameStructure(before.board(), after.board()) || pawns.fault(before).isEmpty());
  }

  /// Whether nothing has changed for the pawns since `after`, where they were found possible.
  private static boolean isSameStructure(Board before, Board after) {
    return before.squares(Role.PAWN).equals(after.squares(Role.PAWN))
        && before.occupied().size() == after.occupied().size();
  }
}
