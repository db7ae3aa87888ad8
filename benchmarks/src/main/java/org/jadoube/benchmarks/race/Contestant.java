package org.jadoube.benchmarks.race;

import java.lang.reflect.InvocationTargetException;
import java.util.Set;
import java.util.function.ToLongFunction;

/// A library that takes part in the race; `P` is its position or board, `M` its move.
///
/// Each of the everyday calls is asked in the way that the library's own users would, and returns a
/// number that is the same for every library where the question is the same.
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

  /// The everyday calls that the library has, none unless it says so; the others are never asked.
  protected Set<Call> calls() {
    return Set.of();
  }

  /// The position of a FEN.
  protected abstract P position(String fen);

  /// A move in UCI's notation, legal or not.
  protected M move(P position, String uci) {
    throw unasked();
  }

  /// The number of sequences of `depth` legal moves, counted in the fastest way there is.
  protected abstract long perft(P position, int depth);

  /// Lists the legal moves and goes through them; the sum of all squares they start from and end
  /// on, numbered from 0.
  protected long legalMoves(P position) {
    throw unasked();
  }

  /// As [#legalMoves(Object)], through the list's own `forEach`.
  protected long forEach(P position) {
    throw unasked();
  }

  /// As [#legalMoves(Object)], over moves packed into numbers.
  protected long packedMoves(P position) {
    throw unasked();
  }

  /// Makes the move, legal and checked to be, and asks the next position; what it answered. This
  /// one can be asked again afterwards.
  protected long play(P position, M move, ToLongFunction<P> question) {
    throw unasked();
  }

  /// A key that tells the position after a move from others, in the quickest way there is.
  protected long key(P position) {
    throw unasked();
  }

  /// Whether the move, which may be any, is legal.
  protected boolean isLegal(P position, M move) {
    throw unasked();
  }

  /// Whether the move, which is legal, gives check.
  protected boolean givesCheck(P position, M move) {
    throw unasked();
  }

  /// Whether the side to move is in check, found out and not remembered.
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

  /// A key that tells positions apart, worked out from the pieces and not remembered.
  protected long hash(P position) {
    throw unasked();
  }

  /// The key under which Polyglot's opening books file the position.
  protected long polyglotKey(P position) {
    throw unasked();
  }

  /// A key of the position with the colours exchanged and the board turned upside down.
  protected long mirrored(P position) {
    throw unasked();
  }

  private static UnsupportedOperationException unasked() {
    return new UnsupportedOperationException("the library has no such call");
  }
}
