package org.jadoube.chess.retro.proof;

import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Estimates how many moves are left to the goal, as if every piece moved independently.
final class Outlook {
  private static final int MOST_FOR_A_SACRIFICE = 8;
  private static final int FOR_A_MISSING_VICTIM = 10;

  private final Set<Square> rightsToKeep;
  private final PieceAssignment white;
  private final PieceAssignment black;

  Outlook(Position goal) {
    rightsToKeep = goal.castlingRooks();
    Distances distances = new Distances(unmovedPawns(goal.board()));
    white = new PieceAssignment(goal.board(), Colour.WHITE, distances);
    black = new PieceAssignment(goal.board(), Colour.BLACK, distances);
  }

  private static long unmovedPawns(Board goal) {
    return Stream.of(Colour.values())
        .flatMap(colour ->
            goal.squares(Piece.of(colour, Role.PAWN)).stream()
                .filter(square -> square.rank() == colour.pawnRank()))
        .mapToLong(square -> 1L << square.ordinal())
        .sum();
  }

  /// The estimate; [Distances#NEVER] if no game can lead from here to the goal.
  int left(Position position) {
    Set<Square> rights = position.castlingRooks();
    if (!rights.containsAll(rightsToKeep)) {
      return Distances.NEVER;
    }
    PiecePlan ofWhite = white.plan(position.board(), rights);
    PiecePlan ofBlack = ofWhite.isHopeless() ? ofWhite : black.plan(position.board(), rights);
    return ofBlack.isHopeless()
        ? Distances.NEVER
        : ofWhite.moves()
            + ofBlack.moves()
            + captures(ofWhite, ofBlack, black)
            + captures(ofBlack, ofWhite, white);
  }

  private static int captures(PiecePlan captor, PiecePlan other, PieceAssignment victims) {
    int sacrifices = 0;
    for (Man victim : other.victims()) {
      int moves = victims.sacrifice(victim, captor.detours());
      sacrifices += 1 + Math.min(MOST_FOR_A_SACRIFICE, moves);
    }
    int missing = Math.max(0, captor.aside() - other.victims().size());
    return sacrifices + missing * FOR_A_MISSING_VICTIM;
  }
}
