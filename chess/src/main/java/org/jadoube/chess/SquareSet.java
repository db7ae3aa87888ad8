package org.jadoube.chess;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jadoube.chess.bits.Bitboard;

/// An immutable set of squares, iterated from a1 to h8 rank by rank. Equal to any [java.util.Set]
/// of the same squares.
///
/// It is a bitboard with an API: one `long`, where bit 0 is a1, bit 1 b1, … bit 63 h8, so set
/// operations take an instruction each.
///
/// ```java
/// Board board = Board.standard();
/// SquareSet knights = board.squares(Role.KNIGHT); // => [b1, g1, b8, g8]
/// SquareSet free = SquareSet.of(File.E).minus(board.occupied()); // => [e3, e4, e5, e6]
/// free.contains(Square.E4); // => true
/// ```
///
/// @since 0.1.0
public final class SquareSet extends AbstractSet<Square> {
  private static final SquareSet NONE = new SquareSet(0);
  private static final SquareSet ALL = new SquareSet(-1L);
  private static final SquareSet LIGHT = new SquareSet(0x55AA_55AA_55AA_55AAL);

  private final long bits;

  private SquareSet(long bits) {
    this.bits = bits;
  }

  /// The squares whose bits are set: bit 0 is a1, bit 63 h8.
  public static SquareSet of(long bits) {
    return new SquareSet(bits);
  }

  /// The set of these squares.
  public static SquareSet of(Square... squares) {
    return new SquareSet(bits(List.of(squares)));
  }

  /// The squares of a file.
  public static SquareSet of(File file) {
    return new SquareSet(Bitboard.FILE_A << file.ordinal());
  }

  /// The squares of a rank.
  public static SquareSet of(Rank rank) {
    return new SquareSet(Bitboard.RANK_1 << (8 * rank.ordinal()));
  }

  /// The squares of a collection.
  public static SquareSet copyOf(Collection<Square> squares) {
    return squares instanceof SquareSet set ? set : of(bits(squares));
  }

  /// The empty set.
  public static SquareSet none() {
    return NONE;
  }

  /// All 64 squares.
  public static SquareSet all() {
    return ALL;
  }

  /// The light squares, h1 among them (Article 2.1).
  public static SquareSet light() {
    return LIGHT;
  }

  /// The dark squares, a1 among them (Article 2.1).
  public static SquareSet dark() {
    return LIGHT.complement();
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

  /// The squares in this set, the other, or both.
  public SquareSet union(SquareSet other) {
    return new SquareSet(bits | other.bits);
  }

  /// The squares of both this set and the other.
  public SquareSet intersection(SquareSet other) {
    return new SquareSet(bits & other.bits);
  }

  /// The squares in this set but not in the other.
  public SquareSet minus(SquareSet other) {
    return new SquareSet(bits & ~other.bits);
  }

  /// The squares in exactly one of this set and the other.
  public SquareSet symmetricDifference(SquareSet other) {
    return new SquareSet(bits ^ other.bits);
  }

  /// The squares that are not in this set.
  public SquareSet complement() {
    return new SquareSet(~bits);
  }

  /// This set with the square added.
  public SquareSet with(Square square) {
    return new SquareSet(bits | square.bit());
  }

  /// This set without the square.
  public SquareSet without(Square square) {
    return new SquareSet(bits & ~square.bit());
  }

  /// The set as the other side sees it: e2 becomes e7.
  public SquareSet mirrored() {
    return new SquareSet(Bitboard.flipped(bits));
  }

  /// Whether some square is in both sets.
  public boolean intersects(SquareSet other) {
    return (bits & other.bits) != 0;
  }

  /// The first square in iteration order, a1 before b1 before a2; empty if there is none.
  public Optional<Square> first() {
    return bits == 0 ? Optional.empty() : Optional.of(Square.of(Bitboard.first(bits)));
  }

  @Override
  public int size() {
    return Long.bitCount(bits);
  }

  @Override
  public boolean isEmpty() {
    return bits == 0;
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
        Square next = Square.of(Bitboard.first(left));
        left = Bitboard.rest(left);
        return next;
      }
    };
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof SquareSet set ? bits == set.bits : super.equals(object);
  }

  /// The hash of any [java.util.Set] of these squares.
  @Override
  public int hashCode() {
    return super.hashCode();
  }

  /// Eight lines from the eighth rank down, `1` for a square in the set and `.` for any other.
  public String diagram() {
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < 64; index++) {
      Square square = Square.of(index ^ Bitboard.UPSIDE_DOWN);
      text.append(contains(square) ? '1' : '.');
      text.append(square.file() == File.H ? '\n' : ' ');
    }
    return text.toString();
  }
}
