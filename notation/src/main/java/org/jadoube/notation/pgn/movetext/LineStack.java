package org.jadoube.notation.pgn.movetext;

import org.jadoube.notation.replay.ReplayBoard;

/// The line of play that is being read, and those that it branches off from.
final class LineStack {
  /// The line that is being read.
  Line line;

  private final Line[] lines;
  private int depth;

  /// @param deepest how deep variations may be nested
  LineStack(int deepest) {
    lines = new Line[deepest + 1];
    lines[0] = new Line();
    line = lines[0];
  }

  /// Begins the line of another game.
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

  /// Goes into a variation on the last move of the line.
  void branch() {
    Line parent = line;
    depth++;
    if (lines[depth] == null) {
      lines[depth] = new Line();
    }
    line = lines[depth];
    line.branchOff(parent);
  }

  /// Goes back to the line that the variation is on.
  void back() {
    line = lines[--depth];
  }

  /// Nothing more can be played in any of them.
  void loseAll() {
    for (int i = 0; i <= depth; i++) {
      lines[i].lost = true;
    }
  }
}
