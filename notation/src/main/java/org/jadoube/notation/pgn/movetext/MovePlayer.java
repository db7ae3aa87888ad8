package org.jadoube.notation.pgn.movetext;

import java.util.Set;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.pgn.window.WindowText;
import org.jspecify.annotations.Nullable;

/// Plays moves in the line being read, and reports them.
final class MovePlayer {
  final LineStack lines;
  private final Window window;
  private final PgnVisitor visitor;
  private final FaultReport report;
  private final int mostPlies;
  private final boolean keepsBefore;
  private final boolean passes;
  private final WindowText text;

  /// The visitor, if it sees the boards; otherwise null.
  private final @Nullable BoardVisitor boards;

  MovePlayer(Window window, PgnVisitor visitor, FaultReport report, PgnLimits limits) {
    this.window = window;
    this.visitor = visitor;
    this.report = report;
    lines = new LineStack(limits.depth());
    mostPlies = limits.plies();
    Set<PgnPart> wanted = visitor.wanted();
    text = new WindowText(window);
    boards = visitor instanceof BoardVisitor sees ? sees : null;
    passes = boards == null || boards.passes();
    keepsBefore =
        (boards != null && boards.seesBefore())
            || wanted.contains(PgnPart.VARIATIONS)
            || wanted.contains(PgnPart.LIBERTIES);
  }

  private boolean isFull() {
    return lines.line.ply == mostPlies;
  }

  /// Plays the move whose text goes from the window's place to `end`.
  void play(int packed, int end) {
    if (isFull()) {
      tooManyMoves();
      return;
    }
    int from = window.at();
    window.goTo(end);
    played(lines.line, packed, from, end, false);
  }

  /// Plays the move whose text is between two indexes. The line must have room for it.
  ///
  /// @param good whether the text is good SAN
  void played(ReadLine line, int packed, int from, int end, boolean good) {
    if (keepsBefore) {
      line.before.set(line.board);
    }
    line.board.play(packed);
    line.ply++;
    line.branches = true;
    if (boards == null) {
      visitor.move(packed, text.set(from, end));
    } else {
      boards.played(line.before, line.board, packed, window.bytes(), from, end, good);
    }
  }

  /// Whether null moves are played.
  boolean passes() {
    return passes;
  }

  /// Plays the null move whose text goes from the window's place to `end`.
  void playNull(int end) {
    if (isFull()) {
      tooManyMoves();
      return;
    }
    int from = window.at();
    window.goTo(end);
    ReadLine line = lines.line;
    line.before.set(line.board);
    line.board.pass();
    line.ply++;
    line.branches = true;
    visitor.nullMove(text.set(from, end));
  }

  private void tooManyMoves() {
    String expected = "at most " + mostPlies + " moves";
    report.fault(PgnFault.Kind.TOO_MANY_MOVES, window.at(), 8, lines.line.ply, expected);
    lines.line.lost = true;
  }
}
