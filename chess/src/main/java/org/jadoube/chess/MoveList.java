package org.jadoube.chess;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/// An unmodifiable list of moves, kept packed: a [Move] is made only when it is asked for.
public final class MoveList extends AbstractList<Move> implements RandomAccess {
  private final int[] packed;

  /// Keeps the array: the caller gives it away.
  MoveList(int[] packed) {
    this.packed = packed;
  }

  @Override
  public Move get(int index) {
    return Move.unpacked(packed[index]);
  }

  /// The move at `index` as [Move#packed()] has it.
  public int packed(int index) {
    return packed[index];
  }

  @Override
  public int size() {
    return packed.length;
  }

  @Override
  public Iterator<Move> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < packed.length;
      }

      @Override
      public Move next() {
        if (next == packed.length) {
          throw new NoSuchElementException();
        }
        return get(next++);
      }
    };
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof Move move && indexOf(move.packed()) >= 0;
  }

  private int indexOf(int move) {
    for (int index = 0; index < packed.length; index++) {
      if (packed[index] == move) {
        return index;
      }
    }
    return -1;
  }
}
