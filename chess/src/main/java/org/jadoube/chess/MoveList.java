package org.jadoube.chess;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Consumer;
import org.jadoube.chess.bits.PackedMove;

/// An unmodifiable list of moves, stored packed. A [Move] is created only when it is accessed; a
/// compiled loop that keeps none allocates none.
///
/// ```java
/// MoveList moves = Position.standard().legalMoves();
/// moves.size(); // => 20
/// moves.getFirst(); // => Normal[PAWN a2-a3]
/// ```
///
/// @since 0.1.0
public final class MoveList extends AbstractList<Move> implements RandomAccess {
  private final int[] packed;
  private final int size;

  /// The first `size` of these moves. Takes ownership of the array.
  MoveList(int[] packed, int size) {
    this.packed = packed;
    this.size = size;
  }

  @Override
  public Move get(int index) {
    return Move.of(packed(index));
  }

  /// The move at `index`, packed as by [Move#packed()].
  public int packed(int index) {
    return packed[Objects.checkIndex(index, size)];
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void forEach(Consumer<? super Move> action) {
    for (int index = 0; index < size; index++) {
      int move = packed[index];
      if (PackedMove.isNormal(move)) {
        action.accept(new Move.Normal(move)); // a single type here lets the JIT skip the allocation
      } else {
        action.accept(Move.of(move));
      }
    }
  }

  @Override
  public Iterator<Move> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < size;
      }

      @Override
      public Move next() {
        if (next == size) {
          throw new NoSuchElementException();
        }
        return Move.of(packed[next++]);
      }
    };
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof Move move && indexOf(move.packed()) >= 0;
  }

  private int indexOf(int move) {
    for (int index = 0; index < size; index++) {
      if (packed[index] == move) {
        return index;
      }
    }
    return -1;
  }
}
