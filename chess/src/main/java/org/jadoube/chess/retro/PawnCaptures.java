package org.jadoube.chess.retro;

import static org.jadoube.chess.bits.Bitboard.FILE_A;

import java.util.Arrays;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Whether enough pieces are missing for the pawns to have got to where they are, and for the
/// missing pawns to have promoted.
///
/// **Files.** A pawn's initial file is no further away than it has advanced, no two pawns share
/// one, and each change of file was a capture.
///
/// **Passing.** Call a file blocked if a white pawn stands on it below a black one. Initially all
/// eight are. A promotion frees no file, because no enemy pawn was in front of that pawn. A capture
/// by or of a pawn frees the file that the pawn leaves or on which it is captured; a pawn that
/// captures a pawn may free both. So the captures plus the captured pawns are at least as many as
/// the freed files. The captured pawns are at most those that are missing and did not have to
/// become one of the pieces beyond the initial ones.
final class PawnCaptures {
  private static final int PIECES = 16;
  private static final int FILES = 8;
  private static final int IMPOSSIBLE = 99;

  private final Board board;

  private PawnCaptures(Board board) {
    this.board = board;
  }

  /// The fault, if there is one.
  static Optional<Fault> fault(Board board) {
    PawnCaptures captures = new PawnCaptures(board);
    return captures
        .tooFew(captures.sideSteps(Colour.WHITE), captures.missing(Colour.BLACK))
        .or(() -> captures.tooFew(captures.sideSteps(Colour.BLACK), captures.missing(Colour.WHITE)))
        .or(captures::passing);
  }

  private Optional<Fault> passing() {
    int victims = victims(Colour.WHITE) + victims(Colour.BLACK);
    int captures = missing(Colour.WHITE) + missing(Colour.BLACK);
    return tooFew(FILES - blockedFiles() - victims, captures);
  }

  private Optional<Fault> tooFew(int needed, int captures) {
    return needed > captures
        ? Optional.of(new Fault.TooFewCaptures(needed, captures))
        : Optional.empty();
  }

  private int missing(Colour colour) {
    return PIECES - board.squares(colour).size();
  }

  /// The most pawns of the side that can have been captured.
  private int victims(Colour colour) {
    int pawns = Long.bitCount(squares(colour, Role.PAWN));
    return Math.min(missing(colour), FILES - pawns - board.leastPromoted(colour));
  }

  private long squares(Colour colour, Role role) {
    return board.squares(Piece.of(colour, role)).bits();
  }

  private int blockedFiles() {
    return (int) Arrays.stream(File.values()).filter(this::isBlocked).count();
  }

  private boolean isBlocked(File file) {
    long squares = FILE_A << file.ordinal();
    long white = board.squares(Piece.WHITE_PAWN).bits() & squares;
    long black = board.squares(Piece.BLACK_PAWN).bits() & squares;
    return white != 0 && Long.lowestOneBit(white) < Long.highestOneBit(black);
  }

  /// The fewest changes of file that the side's pawns can have made, over all assignments of
  /// initial files: `steps[files]` for the pawns so far.
  private int sideSteps(Colour colour) {
    int[] steps = new int[1 << FILES];
    Arrays.fill(steps, IMPOSSIBLE);
    steps[0] = 0;
    for (Square pawn : board.squares(Piece.of(colour, Role.PAWN))) {
      steps = with(steps, pawn.file().ordinal(), advanced(pawn, colour));
    }
    return Arrays.stream(steps).min().orElse(0);
  }

  private static int advanced(Square pawn, Colour colour) {
    return Math.abs(pawn.rank().ordinal() - colour.pawnRank().ordinal());
  }

  private static int[] with(int[] steps, int file, int advanced) {
    int[] more = new int[steps.length];
    Arrays.fill(more, IMPOSSIBLE);
    for (int origin = Math.max(0, file - advanced);
        origin <= Math.min(FILES - 1, file + advanced);
        origin++) {
      for (int files = 0; files < steps.length; files++) {
        int joined = files | 1 << origin;
        if (joined != files) {
          more[joined] = Math.min(more[joined], steps[files] + Math.abs(file - origin));
        }
      }
    }
    return more;
  }
}
