package org.jadoube.chess.retro.kernel;

/// The losses and promotions of both sides so far, in a `long`. Each side has four bits for each of
/// three kinds of losses and two kinds of promotions still needed, and one bit for each square of
/// the last rank on which a pawn still has to promote.
final class PieceLosses {
  private static final int BITS = 4;
  private static final int MASK = 15;
  private static final int SIDE = 32;
  private static final int PAWNS = 0;
  private static final int DARK = 1;
  private static final int LIGHT = 2;
  private static final int DARK_WANTED = 3;
  private static final int LIGHT_WANTED = 4;
  private static final int SQUARES = 20;
  private static final int ALL_SQUARES = 255;

  private PieceLosses() {}

  /// No losses yet, and the promotions needed: to bishops on dark and on light squares, and on
  /// certain squares.
  static long none(Allowance white, Allowance black) {
    return wanted(white) | wanted(black) << SIDE;
  }

  private static long wanted(Allowance allowance) {
    return (long) allowance.darkPromoted() << BITS * DARK_WANTED
        | (long) allowance.lightPromoted() << BITS * LIGHT_WANTED
        | (long) allowance.promotedOn() << SQUARES;
  }

  /// One more pawn of this colour was captured.
  static long pawn(long losses, int colour) {
    return losses + one(colour, PAWNS);
  }

  /// One more piece of this colour was captured by a pawn, on a dark or a light square.
  static long piece(long losses, int colour, boolean dark) {
    return losses + one(colour, dark ? DARK : LIGHT);
  }

  /// One more pawn of this colour has promoted, to a bishop if one is needed.
  static long bishop(long losses, int colour, boolean dark) {
    int kind = dark ? DARK_WANTED : LIGHT_WANTED;
    return number(losses, colour, kind) == 0 ? losses : losses - one(colour, kind);
  }

  /// A pawn of this colour has promoted on the last square of that file.
  static long onSquare(long losses, int colour, int file) {
    return losses & ~(1L << colour * SIDE + SQUARES + file);
  }

  static int pawns(long losses, int colour) {
    return number(losses, colour, PAWNS);
  }

  static int dark(long losses, int colour) {
    return number(losses, colour, DARK);
  }

  static int light(long losses, int colour) {
    return number(losses, colour, LIGHT);
  }

  /// Whether no more promotions are needed.
  static boolean isSettled(long losses) {
    return isSettled(losses, PawnColumn.WHITE) && isSettled(losses, PawnColumn.BLACK);
  }

  private static boolean isSettled(long losses, int colour) {
    return number(losses, colour, DARK_WANTED) == 0
        && number(losses, colour, LIGHT_WANTED) == 0
        && squares(losses, colour) == 0;
  }

  /// Whether everything that is possible after `worse` is also possible after these.
  static boolean isNoWorse(long losses, long worse) {
    return isNoWorse(losses, worse, PawnColumn.WHITE) && isNoWorse(losses, worse, PawnColumn.BLACK);
  }

  private static boolean isNoWorse(long losses, long worse, int colour) {
    boolean noMore = (squares(losses, colour) & ~squares(worse, colour)) == 0;
    for (int kind = PAWNS; kind <= LIGHT_WANTED && noMore; kind++) {
      noMore = number(losses, colour, kind) <= number(worse, colour, kind);
    }
    return noMore;
  }

  private static int squares(long losses, int colour) {
    return (int) (losses >>> colour * SIDE + SQUARES) & ALL_SQUARES;
  }

  private static int number(long losses, int colour, int kind) {
    return (int) (losses >>> colour * SIDE + BITS * kind) & MASK;
  }

  private static long one(int colour, int kind) {
    return 1L << colour * SIDE + BITS * kind;
  }
}
