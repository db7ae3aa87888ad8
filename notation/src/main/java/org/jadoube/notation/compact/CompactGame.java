package org.jadoube.notation.compact;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// A game as it is stored: its start and its consecutive legal moves.
///
/// It takes one byte per move and two or three more (docs/compact-games.md).
///
/// ```java
/// PlayedLine line = San.play(PlayedLine.standard(), "e4", "e5", "Nf3").orThrow();
/// byte[] bytes = new CompactGame(line.start(), line.moves()).bytes();
/// bytes.length; // => 5
/// CompactGame.read(bytes).orThrow().moves().size(); // => 3
/// ```
///
/// @param start where the game starts
/// @param moves its moves
/// @since 0.1.0
public record CompactGame(Setup start, List<Move> moves) {
  /// The version of the encoding, written in the first byte.
  public static final int VERSION = 1;

  private static final int LONGEST_NUMBER = 2;

  /// Copies the list.
  public CompactGame {
    moves = List.copyOf(moves);
  }

  /// The game as bytes. Castling rights without a rook are left out.
  ///
  /// @throws IllegalArgumentException if a move is not legal when it is played, or no game can be
  ///   played from the start
  public byte[] bytes() {
    int most = 1 + CompactStart.LONGEST + LONGEST_NUMBER * moves.size();
    ByteBuffer bytes = ByteBuffer.allocate(most).put((byte) VERSION);
    CompactStart.write(start, bytes);
    Position position = start.position().orElseThrow(this::unplayable);
    for (Move move : moves) {
      NumberedMoves.of(position).write(move, bytes);
      position = position.play(move);
    }
    byte[] written = new byte[bytes.position()];
    bytes.flip().get(written);
    return written;
  }

  private IllegalArgumentException unplayable() {
    return new IllegalArgumentException("no game can be played from " + start);
  }

  /// The game that these bytes stand for. The offset of a fault is that of the first byte of the
  /// part that makes no sense (the version, the start or a move); the fault gives what it found
  /// there as a number.
  public static Reading<CompactGame> read(byte[] bytes) {
    ByteBuffer left = ByteBuffer.wrap(bytes);
    if (!left.hasRemaining() || left.get() != VERSION) {
      return failed(bytes, 0, 1, "the version, " + VERSION);
    }
    Optional<Setup> start = CompactStart.read(left);
    Optional<Position> first = start.flatMap(Setup::position);
    return first.isEmpty()
        ? failed(bytes, 1, 1, "a complete start from which a game can be played")
        : moves(first.get(), left, bytes).map(moves -> new CompactGame(start.orElseThrow(), moves));
  }

  private static Reading<List<Move>> moves(Position start, ByteBuffer left, byte[] bytes) {
    List<Move> moves = new ArrayList<>(left.remaining());
    Position position = start;
    while (left.hasRemaining()) {
      int offset = left.position();
      NumberedMoves numbers = NumberedMoves.of(position);
      Optional<Move> move = numbers.read(left);
      if (move.isEmpty()) {
        return failed(bytes, offset, numbers.width(), numbers.expected());
      }
      moves.add(move.get());
      position = position.play(move.get());
    }
    return Reading.of(moves);
  }

  private static <T> Reading<T> failed(byte[] bytes, int offset, int width, String expected) {
    int begin = Math.min(offset, bytes.length);
    byte[] there = Arrays.copyOfRange(bytes, begin, Math.min(begin + width, bytes.length));
    String found = there.length == 0 ? "" : new BigInteger(1, there).toString();
    return Reading.failed(
        new TextFault(TextFault.Kind.FORM, offset, 1, offset + 1, found, expected, List.of()));
  }
}
