package org.jadoube.notation.compact;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Position;
import org.jadoube.chess.bits.PackedMove;

/// The legal moves of a position, numbered from 0 by the square they start from, then the square
/// they end on (castling: the rook's), then what a pawn becomes.
///
/// A number takes a byte, or two if there are more than 256 moves, as there are in no position of a
/// game.
final class MoveNumbers {
  private static final int BYTE = 256;

  private final long[] moves; // the packed move below what it is sorted by

  private MoveNumbers(long[] moves) {
    this.moves = moves;
  }

  static MoveNumbers of(Position position) {
    MoveList legal = position.legalMoves();
    long[] moves = new long[legal.size()];
    for (int index = 0; index < moves.length; index++) {
      moves[index] = sortable(legal.packed(index));
    }
    Arrays.sort(moves);
    return new MoveNumbers(moves);
  }

  private static long sortable(int move) {
    boolean castling = PackedMove.kind(move) == PackedMove.CASTLING;
    int to = castling ? PackedMove.rook(move) : PackedMove.to(move);
    long squares = PackedMove.from(move) * 64L + to;
    return ((squares * 8 + PackedMove.promoted(move)) << Integer.SIZE) | move;
  }

  int size() {
    return moves.length;
  }

  void write(Move move, ByteBuffer bytes) {
    int number = Arrays.binarySearch(moves, sortable(move.packed()));
    if (number < 0) {
      throw new IllegalArgumentException(move + " is not legal");
    }
    if (moves.length > BYTE) {
      bytes.putShort((short) number);
    } else {
      bytes.put((byte) number);
    }
  }

  /// Empty if the bytes name no move.
  Optional<Move> read(ByteBuffer bytes) {
    if (moves.length > BYTE && bytes.remaining() < Short.BYTES) {
      return Optional.empty();
    }
    int number =
        moves.length > BYTE
            ? Short.toUnsignedInt(bytes.getShort())
            : Byte.toUnsignedInt(bytes.get());
    return number < moves.length
        ? Optional.of(Move.unpacked((int) moves[number]))
        : Optional.empty();
  }
}
