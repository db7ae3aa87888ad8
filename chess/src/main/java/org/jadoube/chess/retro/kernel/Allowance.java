package org.jadoube.chess.retro.kernel;

/// The pieces that one side can have lost and the promotions it must have made. Sets of files have
/// one bit each, the a-file the lowest.
///
/// @param missing how many of its pieces are missing, pawns included
/// @param pawns how many pawns can have been captured, the others being there or needed as pieces
/// @param toPieces how many of the missing can only have been captured by pieces
/// @param darkLost 1 if the bishop on dark squares is certainly missing and pawns may have captured
///   it, else 0
/// @param lightLost likewise for light squares
/// @param darkPromoted how many pawns at least promoted to bishops on dark squares and then moved
///   away
/// @param lightPromoted likewise for light squares
/// @param promotedOn the files on whose last squares a pawn must have promoted
/// @param noBishops the files on whose last squares no bishop that then moved away can have been
///   promoted
/// @param closedFiles the files from which no pawn can have promoted
/// @param closedSquares the files on whose last squares no pawn can have promoted
public record Allowance(
    int missing,
    int pawns,
    int toPieces,
    int darkLost,
    int lightLost,
    int darkPromoted,
    int lightPromoted,
    int promotedOn,
    int noBishops,
    int closedFiles,
    int closedSquares) {

  boolean allows(long losses, int colour) {
    int pawnsLost = PieceLosses.pawns(losses, colour);
    int dark = PieceLosses.dark(losses, colour);
    int light = PieceLosses.light(losses, colour);
    int left = missing - pawnsLost - dark - light;
    return pawnsLost <= pawns
        && left >= toPieces
        && left + dark >= darkLost
        && left + light >= lightLost;
  }

  /// How many more captures there can have been.
  int left(long losses, int colour) {
    return missing
        - PieceLosses.pawns(losses, colour)
        - PieceLosses.dark(losses, colour)
        - PieceLosses.light(losses, colour);
  }

  /// Whether it matters on which square colour pieces were captured.
  boolean coloursMatter() {
    return darkLost + lightLost > 0;
  }

  boolean mayStep(int file) {
    return mayPromote(file, file);
  }

  /// Whether a pawn on `from` may promote on `to`, an adjacent or the same file.
  boolean mayPromote(int from, int to) {
    return !contains(closedFiles, from) && !contains(closedSquares, to);
  }

  /// The losses after a pawn has promoted on that file's last square.
  long promoted(long losses, int colour, int file) {
    long more = PieceLosses.onSquare(losses, colour, file);
    boolean dark = Goal.isDark(file, PawnColumn.lastRank(colour));
    return contains(noBishops, file) ? more : PieceLosses.bishop(more, colour, dark);
  }

  private static boolean contains(int files, int file) {
    return (files & 1 << file) != 0;
  }
}
