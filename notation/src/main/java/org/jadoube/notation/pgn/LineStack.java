package org.jadoube.notation.pgn;

/// The line of play that is being read, and those that it branches off from.
final class LineStack {
  private final Line[] lines;
  private int depth;

  /// @param deepest how deep variations may be nested
  LineStack(int deepest) {
    lines = new Line[deepest + 1];
    lines[0] = new Line();
  }

  /// Back to the game's own line.
  Line main() {
    depth = 0;
    return lines[0];
  }

  boolean isMain() {
    return depth == 0;
  }

  boolean isFull() {
    return depth == lines.length - 1;
  }

  /// A variation on the last move of the line.
  Line branch() {
    Line parent = lines[depth++];
    if (lines[depth] == null) {
      lines[depth] = new Line();
    }
    lines[depth].branchOff(parent);
    return lines[depth];
  }

  /// Back to the line that the variation is on.
  Line back() {
    return lines[--depth];
  }

  /// Nothing more can be played in any of them.
  void loseAll() {
    for (int i = 0; i <= depth; i++) {
      lines[i].lost = true;
    }
  }
}
