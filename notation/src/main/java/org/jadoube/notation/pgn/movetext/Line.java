package org.jadoube.notation.pgn.movetext;

import org.jadoube.notation.replay.ReplayBoard;

/// One line of play while it is read: the game's own, or a variation.
final class Line {
  final ReplayBoard board = new ReplayBoard();

  private static final int NEVER = -1;

  /// The board before the last move: where a variation on it starts.
  final ReplayBoard before = new ReplayBoard();

  /// How many moves have been played, those before the variation included.
  int ply;

  /// Whether there is a move in this line on which a variation can be.
  boolean branches;

  /// Whether the rest cannot be played.
  boolean lost;

  /// How many brackets were opened where one had just begun the line: `((`.
  int needlessBrackets;

  /// How many moves had been played when the last of those ended.
  int needlessEnd;

  /// Begins the line of a game that starts from `start`.
  void begin(ReplayBoard start) {
    board.set(start);
    before.set(start);
    ply = 0;
    branches = false;
    lost = false;
    needlessBrackets = 0;
    needlessEnd = NEVER;
  }

  /// Begins a variation on the last move of `parent`.
  void branchOff(Line parent) {
    board.set(parent.before);
    before.set(parent.before);
    ply = Math.max(0, parent.ply - 1);
    branches = false;
    lost = parent.lost;
    needlessBrackets = 0;
    needlessEnd = NEVER;
  }
}
