package org.jadoube.notation.pgn.comments;

import java.io.IOException;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.window.EventTag;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.Scan;
import org.jadoube.notation.pgn.window.Symbols;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.pgn.window.WindowText;

/// Reads comments, and the lines before a game that belong to none.
public final class CommentScanner {
  /// A comment shorter than this cannot have swallowed a game.
  private static final int NO_ROOM_FOR_A_GAME = 64;

  /// How far after a comment with inner braces its outer brace is looked for.
  private static final int MOST_NESTED = 1024;

  /// How many bytes of an overlong comment are searched at a time.
  private static final int STRIDE = 1 << 15;

  private final Window window;
  private final PgnVisitor visitor;
  private final FaultReport report;
  private final int most;
  private final int shortBytes;
  private final boolean wanted;
  private boolean muted;
  private final WindowText text;

  /// No closing brace lies between the beginning of the last comment and this offset in the stream.
  /// Without it, each of many unterminated comments would search through all the others.
  private long clearTo;

  public CommentScanner(Window window, PgnVisitor visitor, FaultReport report, PgnLimits limits) {
    this.window = window;
    text = new WindowText(window);
    this.visitor = visitor;
    this.report = report;
    most = limits.commentBytes();
    shortBytes = Math.min(NO_ROOM_FOR_A_GAME, most);
    this.wanted = visitor.wanted().contains(PgnPart.COMMENTS);
  }

  /// Stops reporting comments, or starts again.
  public void mute(boolean muted) {
    this.muted = muted;
  }

  /// Reads the comment in braces at `at` if it is short and has no braces inside. Nearly all
  /// comments among moves are like that.
  ///
  /// @return the index after it; negative if it is another comment
  public int afterShort(int at) {
    int last = Math.min(window.end(), at + shortBytes);
    int brace = Scan.indexOfBrace(window.bytes(), at + 1, last);
    if (brace == last || window.bytes()[brace] != '}') {
      return -1;
    }
    tell(at + 1, brace);
    return brace + 1;
  }

  /// Skips a comment in braces without reporting it.
  public void skipBraces(int ply) throws IOException {
    boolean before = muted;
    muted = true;
    inBraces(ply);
    muted = before;
  }

  /// Skips the rest of the line without reporting it.
  public void skipToEndOfLine() throws IOException {
    boolean before = muted;
    muted = true;
    toEndOfLine();
    muted = before;
  }

  /// Reads the comment that begins with the semicolon at the window's place.
  public void toEndOfLine() throws IOException {
    int length = window.findLineEnd(0, most);
    if (length == Window.TOO_FAR) {
      tooLong(0);
      window.skipLine();
      return;
    }
    int from = window.at() + 1;
    int end = length == Window.ENDED ? window.end() : window.at() + length;
    window.goTo(end);
    if (wanted && !muted) {
      int textEnd = end > from && window.bytes()[end - 1] == '\r' ? end - 1 : end;
      visitor.comment(text.set(from, textEnd));
    }
  }

  /// Reports a line before the tags as a stray comment.
  public void preamble() throws IOException {
    int length = window.findLineEnd(0, most);
    if (length == Window.TOO_FAR) {
      tooLong(0);
      window.skipLine();
      return;
    }
    int end = length >= 0 ? window.at() + length : window.end();
    int textEnd = end > window.at() && window.bytes()[end - 1] == '\r' ? end - 1 : end;
    stray(textEnd);
    window.goTo(end);
  }

  /// Reports the bytes up to the index `to`, before the moves, as a stray comment.
  public void stray(int to) {
    report.fault(PgnFault.Kind.STRAY, window.at(), to - window.at(), 0, "a tag, a move or {");
    tell(window.at(), to);
    window.goTo(to);
  }

  /// Reads the comment that begins with the brace at the window's place.
  public void inBraces(int ply) throws IOException {
    int first = closingBrace();
    int swallowed = first < 0 || first > NO_ROOM_FOR_A_GAME ? swallowedGame(first) : 0;
    if (swallowed > 0 || first == Window.ENDED) {
      unended(swallowed > 0 ? swallowed : window.end(), ply);
    } else if (first == Window.TOO_FAR) {
      tooLong(ply);
      skipLong();
    } else {
      int length = outermost(first, ply);
      tell(length);
      window.skip(length + 1);
    }
  }

  /// The distance to the next closing brace, as in [Window#find(int, int, int)].
  private int closingBrace() throws IOException {
    long here = window.offsetOf(window.at());
    int from = (int) Math.clamp(clearTo - here, 1, most + 1L);
    int length = window.find('}', from, most);
    clearTo =
        switch (length) {
          case Window.ENDED -> window.offsetOf(window.end());
          case Window.TOO_FAR -> here + most;
          default -> here + length;
        };
    return length;
  }

  /// The index of the first game swallowed by a comment whose closing brace is `length` bytes away;
  /// 0 if there is none.
  private int swallowedGame(int length) {
    int end = length >= 0 ? length : Math.min(most, window.end() - window.at());
    return EventTag.firstLine(window.bytes(), window.at(), window.at() + end);
  }

  /// The distance to the end of a comment whose first closing brace is `first` bytes away. Braces
  /// do not nest in PGN, but if one is opened inside the comment and an extra one closed where PGN
  /// can have none, nesting was meant.
  private int outermost(int first, int ply) throws IOException {
    int end = first;
    int open = end < 0 ? 0 : braces(1, end);
    while (open > 0) {
      int next = window.find('}', end + 1, Math.min(most, end + MOST_NESTED));
      boolean nested = next > 0 && !mayHoldBrace(end + 1, next);
      end =
          nested && EventTag.firstLine(window.bytes(), window.at() + end, window.at() + next) == 0
              ? next
              : end;
      open = end == next ? open - 1 : 0;
    }
    if (end > first) {
      String expected = "no brace inside a comment";
      report.fault(PgnFault.Kind.UNOPENED, window.at() + end, 1, ply, expected);
    }
    return end;
  }

  /// Whether a closing brace after these bytes may be correct PGN: they open another comment, or
  /// begin a tag or an escaped line.
  private boolean mayHoldBrace(int from, int to) {
    byte[] bytes = window.bytes();
    for (int at = window.at() + from; at < window.at() + to; at++) {
      boolean begins = bytes[at] == '[' || bytes[at] == '%';
      if (bytes[at] == '{' || bytes[at] == ';' || (begins && Symbols.endsLine(bytes[at - 1]))) {
        return true;
      }
    }
    return false;
  }

  /// How many braces are opened between the two distances.
  private int braces(int from, int to) {
    return Scan.count(window.bytes(), '{', window.at() + from, window.at() + to);
  }

  private void tell(int length) {
    tell(window.at() + 1, window.at() + length);
  }

  /// Reports the bytes between two indexes as a comment.
  public void tell(int from, int to) {
    if (wanted && !muted) {
      visitor.comment(text.set(from, to));
    }
  }

  private void unended(int end, int ply) {
    report.fault(PgnFault.Kind.UNTERMINATED, window.at(), 20, ply, "} at the end of the comment");
    tell(end - window.at());
    window.goTo(end);
  }

  /// Moves past an overlong comment, or to the game that it has swallowed.
  private void skipLong() throws IOException {
    int length;
    int game;
    do {
      length = window.find('}', 0, STRIDE);
      int end = length >= 0 ? length : Math.min(STRIDE, window.end() - window.at());
      game = EventTag.firstLine(window.bytes(), window.at(), window.at() + end);
      window.goTo(game > 0 ? game : window.at() + end);
      window.skip(-(length == Window.TOO_FAR && game == 0 ? EventTag.LENGTH + 1 : 0));
    } while (length == Window.TOO_FAR && game == 0);
    window.skip(length >= 0 && game == 0 ? 1 : 0);
  }

  private void tooLong(int ply) {
    report.fault(
        PgnFault.Kind.TOO_LONG, window.at(), 20, ply, "a comment of at most " + most + " bytes");
  }
}
