package org.jadoube.chess.fate.helpmate;

/// How much each feature counts against a position when looking for mate. The numbers are tuned on
/// final positions of real games; they decide how soon a mate is found, not whether.
///
/// @param base the distance to mate with these pieces in general
/// @param flight a square to which the losing king could go
/// @param edge each step of that king from the edge
/// @param corner each step of that king from a corner
/// @param kings each step between the kings
/// @param noCheck that no check is possible at once
/// @param piece each piece of the opponent
/// @param pawn each pawn of the opponent
/// @param promotion each step of the most advanced pawn to its promotion
record Weights(
    int base,
    int flight,
    int edge,
    int corner,
    int kings,
    int noCheck,
    int piece,
    int pawn,
    int promotion) {
  /// With a queen or a rook.
  static final Weights HEAVY = new Weights(1, 1, 5, 0, 3, 4, 8, 5, 0);

  /// With pawns, and perhaps bishops and knights.
  static final Weights PAWNS = new Weights(67, 1, 2, 1, 3, 3, 7, 6, 5);

  /// With bishops and knights only: these also need the opponent's pieces, see [CornerMate].
  static final Weights LIGHT = new Weights(122, 0, 9, 0, 4, 5, 6, 8, 0);
}
