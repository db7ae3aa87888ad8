package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.comments.CommentScanner;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.pgn.window.WindowText;

/// Reads the brackets that begin and end variations.
final class BracketScanner {
  private static final String CLOSING = ")]}>";
  private static final int MOST_UNOPENED = 40;

  private final Window window;
  private final PgnVisitor visitor;
  private final FaultReport report;
  private final LineStack lines;
  private final int deepest;
  private final boolean wanted;
  private final VariationSkipper skipper;
  private final CommentScanner comments;
  private final NagScanner nags;
  private final WindowText text;

  BracketScanner(
      Window window,
      PgnVisitor visitor,
      FaultReport report,
      CommentScanner comments,
      LineStack lines,
      NagScanner nags,
      PgnLimits limits) {
    this.window = window;
    this.visitor = visitor;
    this.report = report;
    this.lines = lines;
    this.comments = comments;
    this.nags = nags;
    text = new WindowText(window);
    deepest = limits.depth();
    wanted = visitor.wanted().contains(PgnPart.VARIATIONS);
    skipper = new VariationSkipper(window, comments, report);
  }

  /// Reads the opening bracket at the window's place.
  ///
  /// @param told whether anybody wants this game's moves
  void open(boolean told) throws IOException {
    int sign = told ? signLength() : 0;
    if (sign > 0) {
      sign(sign);
    } else if (!wanted || !told) {
      skipper.skip(lines.line.ply);
    } else if (lines.line.lost && !lines.isFull()) {
      inWords();
    } else if (!lines.line.branches && !lines.isMain()) {
      needless();
      lines.line.needlessBrackets++;
    } else if (!lines.line.branches) {
      report.fault(
          PgnFault.Kind.UNREADABLE,
          window.at(),
          1,
          lines.line.ply,
          "a move before the variation on it");
      inWords();
    } else if (lines.line.needlessEnd == lines.line.ply) {
      beside();
    } else if (lines.isFull()) {
      refuse();
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

  private void refuse() throws IOException {
    String expected = "variations nested at most " + deepest + " deep";
    report.fault(PgnFault.Kind.TOO_MANY_MOVES, window.at(), 1, lines.line.ply, expected);
    skipper.skip(lines.line.ply);
  }

  /// Begins a variation that cannot be played.
  private void inWords() {
    tellBracket();
    lines.branch();
    lines.line.lost = true;
    lines.line.inWords = true;
  }

  private void tellBracket() {
    visitor.unread(text.set(window.at(), window.at() + 1));
    window.skip(1);
  }

  /// The length of brackets around nothing but a sign; 0 if there are none. The Laws write a draw
  /// offer as `(=)`, and some programs put glyphs in brackets.
  private int signLength() {
    byte[] bytes = window.bytes();
    int from = window.at() + 1;
    int to = from;
    while (to < from + 2 && (bytes[to] == '!' || bytes[to] == '?')) {
      to++;
    }
    to += to == from && bytes[to] == '=' ? 1 : 0;
    return to > from && bytes[to] == ')' ? to + 1 - window.at() : 0;
  }

  private void sign(int length) {
    int from = window.at();
    if (lines.line.lost) {
      window.skip(length);
      visitor.unread(text.set(from, from + length));
    } else if (window.bytes()[from + 1] == '=') {
      window.skip(length);
      comments.tell(from, from + length);
    } else {
      report.fault(PgnFault.Kind.STRAY, from, length, lines.line.ply, "a glyph without brackets");
      window.skip(1);
      nags.sign(lines.line);
      window.skip(1);
    }
  }

  /// Reads the closing bracket at the window's place.
  ///
  /// @param told whether anybody wants this game's moves
  void close(boolean told) throws IOException {
    if (lines.isMain()) {
      unopened(told);
    } else if (lines.line.inWords) {
      tellBracket();
      lines.back();
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
    boolean told = !lines.line.inWords;
    lines.back();
    if (told) {
      visitor.endVariation();
    }
  }

  /// Keeps unmatched closing signs at the window's place as a comment.
  ///
  /// @param told whether anybody wants this game's moves
  void unopened(boolean told) throws IOException {
    window.need(MOST_UNOPENED);
    int from = window.at();
    int length = 1;
    while (length < MOST_UNOPENED && CLOSING.indexOf(window.bytes()[from + length]) >= 0) {
      length++;
    }
    String expected = "an opening bracket or brace before it";
    report.fault(PgnFault.Kind.UNOPENED, from, length, lines.line.ply, expected);
    window.skip(length);
    if (!lines.line.lost) {
      comments.tell(from, from + length);
    } else if (told) {
      visitor.unread(text.set(from, from + length));
    }
  }
}
