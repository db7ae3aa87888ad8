package org.jadoube.chess.fate.men;

import static org.jadoube.chess.bits.Bitboard.flipped;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;

import org.jadoube.chess.bits.Listing;
import org.jadoube.chess.bits.PackedMove;

/// Recognises positions that are clearly not dead, mostly without looking further: there is a queen
/// or rook that is not locked in, a pawn with nothing in front of it, or enough minor pieces to
/// mate, and neither side lacks quiet moves, so nobody has to give anything away. This is no proof,
/// but it can only err in one direction: a dead position might be called free and then not be
/// examined.
public final class Freedom {
  private static final int ENOUGH_MOVES = 8; // more than a bare king has
  private static final int ENOUGH_QUIET = 3;
  private static final int FEW_TRIES = 48;

  private int tries = FEW_TRIES;

  private Freedom() {}

  /// Whether play is free now or after a move or two.
  public static boolean isPlain(Men men) {
    return new Freedom().isPlain(men, 2);
  }

  private boolean isPlain(Men men, int plies) {
    return (canBeWon(men) && areFree(men)) || (plies > 0 && leads(men, plies));
  }

  private boolean leads(Men men, int plies) {
    int[] moves = new int[most(men)];
    int count = men.list(moves);
    Men next = new Men();
    for (int index = 0; index < count && tries-- > 0; index++) {
      next.after(men, moves[index]);
      if (isPlain(next, plies - 1)) {
        return true;
      }
    }
    return false;
  }

  private static boolean canBeWon(Men men) {
    if (Walk.isLoose(men.orthogonals, men)) {
      return true;
    }
    return men.pawns == 0
        ? HopelessMaterial.canMate(men, true) || HopelessMaterial.canMate(men, false)
        : isOpen(men, 0) || opens(men) || opens(men.turned());
  }

  /// Whether a pawn has nothing in front of it once the pieces on `taken` are gone.
  private static boolean isOpen(Men men, long taken) {
    long blockers = men.occupied() & ~taken;
    return isOpen(men.own & men.pawns & ~taken, blockers)
        || isOpen(flipped(men.enemy & men.pawns & ~taken), flipped(blockers));
  }

  private static boolean isOpen(long rising, long blockers) {
    return (rising & ~Walls.below(blockers)) != 0;
  }

  /// Whether the side to move, moving alone, can walk to a pawn, capture it, and so clear the way
  /// for another.
  private static boolean opens(Men men) {
    for (long left = Walk.prey(men) & men.pawns; left != 0; left = rest(left)) {
      if (isOpen(men, lowest(left))) {
        return true;
      }
    }
    return false;
  }

  private static boolean areFree(Men men) {
    Men turned = men.turned();
    return (men.count() > ENOUGH_MOVES && turned.count() > ENOUGH_MOVES)
        || (haveQuietMoves(men) && haveQuietMoves(turned));
  }

  private static boolean haveQuietMoves(Men men) {
    int[] moves = new int[most(men)];
    int count = men.list(moves);
    int quiet = 0;
    for (int index = 0; index < count; index++) {
      quiet += isQuiet(moves[index]) ? 1 : 0;
    }
    return quiet >= ENOUGH_QUIET;
  }

  private static boolean isQuiet(int move) {
    return PackedMove.captured(move) == 0 && PackedMove.role(move) != PackedMove.PAWN;
  }

  private static int most(Men men) {
    return Listing.most(men.placement());
  }
}
