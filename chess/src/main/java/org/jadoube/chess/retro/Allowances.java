package org.jadoube.chess.retro;

import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.bits.Promoted;
import org.jadoube.chess.retro.kernel.Allowance;

/// Works out from a side's pieces what it has lost and promoted.
final class Allowances {
  private static final int PIECES = 16;
  private static final int PAWNS = 8;

  private final Board board;
  private final Colour colour;
  private final FixedSquares fixed;

  private Allowances(Board board, Colour colour, FixedSquares fixed) {
    this.board = board;
    this.colour = colour;
    this.fixed = fixed;
  }

  static Allowance of(Board board, Colour colour, FixedSquares fixed) {
    return new Allowances(board, colour, fixed).allowance();
  }

  private Allowance allowance() {
    Bishops dark = bishops(false);
    Bishops light = bishops(true);
    int missing = PIECES - board.squares(colour).size();
    int pawnsGone = PAWNS - Long.bitCount(squares(Role.PAWN));
    int promoted = dark.promoted() + light.promoted() + promotedBesidesBishops();
    return new Allowance(
        missing,
        Math.min(missing, pawnsGone - promoted),
        dark.atHome + light.atHome,
        dark.lost(),
        light.lost(),
        dark.promotedElsewhere(),
        light.promotedElsewhere(),
        FixedSquares.files(fixed.promotedInPlace(colour)),
        fixed.noBishops(colour),
        fixed.closedFiles(colour),
        fixed.closedSquares(colour));
  }

  private int promotedBesidesBishops() {
    return Promoted.fewestBesidesBishops(
        squares(Role.KNIGHT), squares(Role.ROOK), squares(Role.QUEEN));
  }

  private long squares(Role role) {
    return board.squares(Piece.of(colour, role)).bits();
  }

  /// The bishops on squares of one colour.
  ///
  /// @param inPlace how many were promoted where they stand
  /// @param free how many others there are
  /// @param atHome 1 if the initial one was captured on its initial square
  private record Bishops(int inPlace, int free, int atHome) {
    int promoted() {
      return inPlace + promotedElsewhere();
    }

    int promotedElsewhere() {
      return Math.max(0, free - 1 + atHome);
    }

    int lost() {
      return free == 0 && atHome == 0 ? 1 : 0;
    }
  }

  private Bishops bishops(boolean light) {
    var all = board.squares(Piece.of(colour, Role.BISHOP)).stream();
    var inPlace = fixed.promotedInPlace(colour);
    var atHome = fixed.capturedAtHome(colour);
    int placed = (int) inPlace.filter(square -> square.isLight() == light).count();
    return new Bishops(
        placed,
        (int) all.filter(square -> square.isLight() == light).count() - placed,
        (int) atHome.filter(square -> square.isLight() == light).count());
  }
}
