package org.jadoube.audit.game;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/// The positions of a game that was played through on another board. Those in the middle are made
/// on demand.
final class LatePositions extends AbstractList<Position> implements RandomAccess {
  private final Position start;
  private final Position end;
  private final int[] moves;
  private List<Position> all = List.of();

  LatePositions(Position start, int[] moves, Position end) {
    this.start = start;
    this.end = end;
    this.moves = moves;
  }

  /// The positions of a game whose last one is unknown.
  static List<Position> all(Position start, int[] moves) {
    Position[] positions = new Position[moves.length + 1];
    positions[0] = start;
    for (int ply = 0; ply < moves.length; ply++) {
      positions[ply + 1] = positions[ply].play(Move.unpacked(moves[ply]));
    }
    return List.of(positions);
  }

  @Override
  public Position get(int ply) {
    if (ply == moves.length) {
      return end;
    }
    return ply == 0 ? start : all().get(ply);
  }

  private List<Position> all() {
    if (all.isEmpty()) {
      all = all(start, moves);
    }
    return all;
  }

  @Override
  public int size() {
    return moves.length + 1;
  }
}
