package org.jadoube.notation.pgn.movetext;

import org.jadoube.notation.replay.ReplayBoard;

/// The line being read, and the lines it branches off from.
final class LineStack {
  /// The line being read.
  ReadLine line;

  private final ReadLine[] lines;
  private int depth;

  /// @param deepest how deeply variations may be nested
  LineStack(int deepest) {
    lines = new ReadLine[deepest + 1];
    lines[0] = new ReadLine();
    line = lines[0];
  }

  /// Begins the main line of another game.
  void begin(ReplayBoard start) {
    depth = 0;
    line = lines[0];
    line.begin(start);
  }

  boolean isMain() {
    return depth == 0;
  }

  boolean isFull() {
    return depth == lines.length - 1;
  }

  /// Enters a variation on the last move of the line.
  void branch() {
    ReadLine parent = line;
    depth++;
    if (lines[depth] == null) {
      lines[depth] = new ReadLine();
    }
    line = lines[depth];
    line.branchOff(parent);
  }

  /// Returns to the line that the variation belongs to.
  void back() {
    line = lines[--depth];
  }

  /// Gives up all open lines: nothing more can be played in them.
  void loseAll() {
    for (int i = 0; i <= depth; i++) {
      lines[i].lost = true;
    }
  }
}
