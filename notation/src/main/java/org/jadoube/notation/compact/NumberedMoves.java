package org.jadoube.notation.compact;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Position;
import org.jadoube.chess.bits.PackedMove;

/// The legal moves of a position, numbered from 0. They are sorted by departure square, then by
/// arrival square (for castling the rook's), then by promotion.
///
/// A number takes one byte, or two if there are more than 256 moves, which happens in no position
/// of a game.
final class NumberedMoves {
  private static final int BYTE = 256;

  private final long[] moves; // the key they are sorted by, above the packed move

  private NumberedMoves(long[] moves) {
    this.moves = moves;
  }

  static NumberedMoves of(Position position) {
    MoveList legal = position.legalMoves();
    long[] moves = new long[legal.size()];
    for (int index = 0; index < moves.length; index++) {
      moves[index] = sortable(legal.packed(index));
    }
    Arrays.sort(moves);
    return new NumberedMoves(moves);
  }

  private static long sortable(int move) {
    boolean castling = PackedMove.kind(move) == PackedMove.CASTLING;
    int to = castling ? PackedMove.rook(move) : PackedMove.to(move);
    long squares = PackedMove.from(move) * 64L + to;
    return ((squares * 8 + PackedMove.promoted(move)) << Integer.SIZE) | move;
  }

  /// The number of bytes that a number takes.
  int width() {
    return moves.length > BYTE ? Short.BYTES : 1;
  }

  /// The values that can be read here, in words.
  String expected() {
    return moves.length == 0
        ? "the end, since no move is legal"
        : "a number below " + moves.length + (width() == 1 ? "" : " in two bytes");
  }

  void write(Move move, ByteBuffer bytes) {
    int number = Arrays.binarySearch(moves, sortable(move.packed()));
    if (number < 0) {
      throw new IllegalArgumentException(move + " is not legal");
    }
    if (width() == 1) {
      bytes.put((byte) number);
    } else {
      bytes.putShort((short) number);
    }
  }

  /// The move that the bytes stand for; empty if there is none.
  Optional<Move> read(ByteBuffer bytes) {
    if (bytes.remaining() < width()) {
      return Optional.empty();
    }
    int number =
        width() == 1 ? Byte.toUnsignedInt(bytes.get()) : Short.toUnsignedInt(bytes.getShort());
    return number < moves.length
        ? Optional.of(Move.unpacked((int) moves[number]))
        : Optional.empty();
  }
}
