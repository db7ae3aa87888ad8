package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.comments.CommentScanner;
import org.jadoube.notation.pgn.window.Report;
import org.jadoube.notation.pgn.window.Window;

/// Reads the brackets that begin and end variations.
final class BracketScanner {
  private final Window window;
  private final PgnVisitor visitor;
  private final Report report;
  private final LineStack lines;
  private final int deepest;
  private final boolean wanted;
  private final VariationSkipper skipper;

  BracketScanner(
      Window window,
      PgnVisitor visitor,
      Report report,
      CommentScanner comments,
      LineStack lines,
      PgnLimits limits) {
    this.window = window;
    this.visitor = visitor;
    this.report = report;
    this.lines = lines;
    deepest = limits.depth();
    wanted = visitor.wanted().contains(PgnPart.VARIATIONS);
    skipper = new VariationSkipper(window, comments, report);
  }

  /// Reads the opening bracket at the window's place.
  ///
  /// @param told whether anybody wants this game's moves
  void open(boolean told) throws IOException {
    if (window.bytes()[window.at() + 1] == '=' && window.bytes()[window.at() + 2] == ')') {
      window.skip(3); // a draw offer, as the Laws write it
    } else if (!wanted || !told || lines.line.lost) {
      skipper.skip(lines.line.ply);
    } else if (!lines.line.branches && !lines.isMain()) {
      needless();
      lines.line.needlessBrackets++;
    } else if (!lines.line.branches) {
      refuse(PgnFault.Kind.UNREADABLE, "a move before the variation on it");
    } else if (lines.line.needlessEnd == lines.line.ply) {
      beside();
    } else if (lines.isFull()) {
      refuse(PgnFault.Kind.TOO_MANY_MOVES, "variations nested at most " + deepest + " deep");
    } else {
      begin();
    }
  }

  /// Skips an opening bracket right after another one.
  private void needless() {
    report.fault(PgnFault.Kind.STRAY, window.at(), 1, lines.line.ply, "one bracket");
    window.skip(1);
  }

  /// Begins another variation beside one that has just ended in needless brackets: `((…) (…))`.
  private void beside() {
    int brackets = lines.line.needlessBrackets + 1;
    end();
    begin();
    lines.line.needlessBrackets = brackets;
  }

  private void begin() {
    window.skip(1);
    lines.branch();
    visitor.beginVariation();
  }

  private void refuse(PgnFault.Kind kind, String expected) throws IOException {
    report.fault(kind, window.at(), 1, lines.line.ply, expected);
    skipper.skip(lines.line.ply);
  }

  /// Reads the closing bracket at the window's place.
  void close() {
    if (lines.isMain()) {
      unopened();
    } else if (lines.line.needlessBrackets > 0) {
      lines.line.needlessBrackets--;
      lines.line.needlessEnd = lines.line.ply;
      window.skip(1);
    } else {
      window.skip(1);
      end();
    }
  }

  /// Ends the variations that are still open at the end of the game.
  void closeAll() {
    while (!lines.isMain()) {
      String expected = ") at the end of the variation";
      report.fault(PgnFault.Kind.UNTERMINATED, window.at(), 1, lines.line.ply, expected);
      end();
    }
  }

  private void end() {
    lines.back();
    visitor.endVariation();
  }

  /// Skips a closing sign at the window's place that nothing has opened.
  void unopened() {
    String expected = "an opening bracket or brace before it";
    report.fault(PgnFault.Kind.UNOPENED, window.at(), 1, lines.line.ply, expected);
    window.skip(1);
  }
}
