package org.jadoube.notation.pgn.movetext;

import org.jadoube.notation.replay.ReplayBoard;

/// A line of play being read: the main line, or a variation.
final class ReadLine {
  final ReplayBoard board = new ReplayBoard();

  private static final int NEVER = -1;

  /// The board before the last move: where a variation on it starts.
  final ReplayBoard before = new ReplayBoard();

  /// How many moves have been played, including those before the variation.
  int ply;

  /// Whether this line has a move that a variation can replace.
  boolean branches;

  /// Whether the rest of the line cannot be played.
  boolean lost;

  /// Whether this is a variation that is reported word by word, brackets included, because it
  /// cannot be played.
  boolean inWords;

  /// How many needless brackets are open: `((`.
  int needlessBrackets;

  /// How many moves had been played when the last needless bracket was closed.
  int needlessEnd;

  /// Begins the main line of a game that starts from `start`.
  void begin(ReplayBoard start) {
    board.set(start);
    before.set(start);
    ply = 0;
    branches = false;
    lost = false;
    inWords = false;
    needlessBrackets = 0;
    needlessEnd = NEVER;
  }

  /// Begins a variation on the last move of `parent`.
  void branchOff(ReadLine parent) {
    board.set(parent.before);
    before.set(parent.before);
    ply = Math.max(0, parent.ply - 1);
    branches = false;
    lost = parent.lost;
    inWords = false;
    needlessBrackets = 0;
    needlessEnd = NEVER;
  }
}
