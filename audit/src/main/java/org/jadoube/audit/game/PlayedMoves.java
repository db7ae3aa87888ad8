package org.jadoube.audit.game;

import java.util.Arrays;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.laws.ending.History;

/// The moves of a game and their positions. For most games only the last position is needed, so
/// moves and positions become objects on demand.
///
/// @param packed the moves as [Move#packed()] gives them
/// @param positions the position at the start and after each move
/// @param reversiblePlies for each of them, the plies since a pawn was moved or something captured
/// @param mayRepeat whether a position may have occurred twice
@SuppressWarnings("ArrayRecordComponent") // never compared, and never changed
public record PlayedMoves(
    int[] packed, List<Position> positions, int[] reversiblePlies, boolean mayRepeat) {
  /// A game that starts so many plies after a pawn move or a capture.
  ///
  /// @param positions the position at the start and after each of `moves`
  static PlayedMoves of(int halfmoveClock, List<Move> moves, List<Position> positions) {
    int[] reversible = new int[positions.size()];
    reversible[0] = halfmoveClock;
    for (int ply = 1; ply < reversible.length; ply++) {
      reversible[ply] = moves.get(ply - 1).resetsHalfmoveClock() ? 0 : reversible[ply - 1] + 1;
    }
    int[] packed = moves.stream().mapToInt(Move::packed).toArray();
    return new PlayedMoves(packed, positions, reversible, /* mayRepeat= */ true);
  }

  public int plies() {
    return packed.length;
  }

  Position end() {
    return positions.get(packed.length);
  }

  /// The move after `ply` plies.
  Move move(int ply) {
    return Move.unpacked(packed[ply]);
  }

  List<Move> moves() {
    return Arrays.stream(packed).mapToObj(Move::unpacked).toList();
  }

  /// The positions with the counts that the Laws require.
  History history() {
    return History.of(positions, reversiblePlies, mayRepeat);
  }
}
