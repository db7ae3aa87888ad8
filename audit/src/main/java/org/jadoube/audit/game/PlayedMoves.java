package org.jadoube.audit.game;

import java.util.Arrays;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.laws.ending.History;

/// The moves of a game and the positions they led to. Of most games nobody asks for more than the
/// last position, so moves and positions only become objects when somebody does.
///
/// @param packed the moves as [Move#packed()] gives them
/// @param positions the position at the start and after each move
/// @param reversiblePlies for each of them, the plies since a pawn was moved or something captured
/// @param mayRepeat whether a position may have stood twice
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

  /// The positions with the counts that the Laws ask for.
  History history() {
    return History.of(positions, reversiblePlies, mayRepeat);
  }
}
