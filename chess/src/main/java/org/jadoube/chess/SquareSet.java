package org.jadoube.chess;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;

/// An unmodifiable set of squares, iterated from a1 to h8 rank by rank. Equal to any set of the
/// same squares.
public final class SquareSet extends AbstractSet<Square> {
  private final long bits;

  private SquareSet(long bits) {
    this.bits = bits;
  }

  /// The squares whose bits are set: bit 0 is a1, bit 63 h8.
  public static SquareSet of(long bits) {
    return new SquareSet(bits);
  }

  /// The squares of any collection.
  public static SquareSet copyOf(Collection<Square> squares) {
    return squares instanceof SquareSet set ? set : of(bits(squares));
  }

  private static long bits(Collection<Square> squares) {
    long bits = 0;
    for (Square square : squares) {
      bits |= square.bit();
    }
    return bits;
  }

  /// One bit for each square: bit 0 is a1, bit 63 h8.
  public long bits() {
    return bits;
  }

  @Override
  public int size() {
    return Long.bitCount(bits);
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof Square square && (bits & square.bit()) != 0;
  }

  @Override
  public Iterator<Square> iterator() {
    return new Iterator<>() {
      private long left = bits;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public Square next() {
        if (left == 0) {
          throw new NoSuchElementException();
        }
        Square next = Square.of(Long.numberOfTrailingZeros(left));
        left &= left - 1;
        return next;
      }
    };
  }
}
