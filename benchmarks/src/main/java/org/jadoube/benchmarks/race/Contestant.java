package org.jadoube.benchmarks.race;

import java.lang.reflect.InvocationTargetException;
import java.util.Set;
import java.util.function.ToLongFunction;

/// A library that takes part in the race; `P` is its position or board, `M` its move.
///
/// Each everyday call is written as the library's users would write it, and returns a number that
/// is the same for every library.
public abstract class Contestant<P, M> {
  /// The contestant of this class.
  static Contestant<?, ?> named(String className) {
    try {
      return (Contestant<?, ?>) Class.forName(className).getDeclaredConstructor().newInstance();
    } catch (ClassNotFoundException
        | NoSuchMethodException
        | InstantiationException
        | IllegalAccessException
        | InvocationTargetException e) {
      throw new IllegalArgumentException("no contestant " + className, e);
    }
  }

  /// The everyday calls that the library supports, by default none; the others are never made.
  protected Set<EverydayCall> calls() {
    return Set.of();
  }

  /// The position of a FEN.
  protected abstract P position(String fen);

  /// A move in UCI's notation, legal or not.
  protected M move(P position, String uci) {
    throw unasked();
  }

  /// The number of sequences of `depth` legal moves, counted in the library's fastest way.
  protected abstract long perft(P position, int depth);

  /// Lists the legal moves and loops over them; returns the sum of all their start and end squares,
  /// numbered from 0.
  protected long legalMoves(P position) {
    throw unasked();
  }

  /// Like [#legalMoves(Object)], with the list's own `forEach`.
  protected long forEach(P position) {
    throw unasked();
  }

  /// Like [#legalMoves(Object)], over moves packed into numbers.
  protected long packedMoves(P position) {
    throw unasked();
  }

  /// Makes the move, checking that it is legal, and returns a number read from the next position.
  /// The old position stays usable.
  protected long play(P position, M move, ToLongFunction<P> question) {
    throw unasked();
  }

  /// A hash key of the position after a move, obtained in the library's fastest way.
  protected long key(P position) {
    throw unasked();
  }

  /// Whether an arbitrary move is legal.
  protected boolean isLegal(P position, M move) {
    throw unasked();
  }

  /// Whether a legal move gives check.
  protected boolean givesCheck(P position, M move) {
    throw unasked();
  }

  /// Whether the side to move is in check, computed, not cached.
  protected boolean isCheck(P position) {
    throw unasked();
  }

  /// How many pieces of one side attack the square.
  protected int attackers(P position, int square, boolean white) {
    throw unasked();
  }

  /// How many pieces of one side are pinned to their king.
  protected int pinned(P position, boolean white) {
    throw unasked();
  }

  /// A hash key computed from the pieces, not cached.
  protected long hash(P position) {
    throw unasked();
  }

  /// The position's key in Polyglot opening books.
  protected long polyglotKey(P position) {
    throw unasked();
  }

  /// A key of the position with colours swapped and the board flipped.
  protected long mirrored(P position) {
    throw unasked();
  }

  private static UnsupportedOperationException unasked() {
    return new UnsupportedOperationException("the library has no such call");
  }
}
