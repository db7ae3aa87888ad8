package org.jadoube.notation.pgn;

import java.io.IOException;
import java.util.Arrays;

/// Passes over what is no move: blanks, escaped lines, comments.
final class CommentScanner {
  /// In fewer bytes there is no room for a game that a missing brace would swallow.
  private static final int NO_ROOM_FOR_A_GAME = 64;

  /// As far behind a comment its outer brace is looked for, where it has inner ones.
  private static final int MOST_NESTED = 1024;

  private final Window window;
  private final PgnVisitor visitor;
  private final Report report;
  private final int most;
  private final boolean wanted;
  private boolean muted;
  private final PgnText text;

  CommentScanner(Window window, PgnVisitor visitor, Report report, PgnLimits limits) {
    this.window = window;
    text = new PgnText(window);
    this.visitor = visitor;
    this.report = report;
    this.most = limits.commentBytes();
    this.wanted = visitor.wanted().contains(PgnPart.COMMENTS);
  }

  /// Says nothing of the comments to come, or speaks again.
  void mute(boolean muted) {
    this.muted = muted;
  }

  /// The index behind the short comment in braces at `at`, if nobody wants to know of it; negative
  /// otherwise.
  int afterUnwanted(int at) {
    if (wanted && !muted) {
      return -1;
    }
    int most = Math.min(window.end, at + NO_ROOM_FOR_A_GAME);
    int brace = Scan.indexOfBrace(window.bytes, at + 1, most);
    return brace < most && window.bytes[brace] == '}' ? brace + 1 : -1;
  }

  /// Passes over a comment in braces without telling of it.
  void skipBraces(int ply) throws IOException {
    boolean before = muted;
    muted = true;
    inBraces(ply);
    muted = before;
  }

  /// Passes over the rest of the line without telling of it.
  void skipToEndOfLine() throws IOException {
    boolean before = muted;
    muted = true;
    toEndOfLine();
    muted = before;
  }

  /// Goes on to the next byte that means something, and makes sure that a move can be read from
  /// there.
  void skipBlanks() throws IOException {
    while (true) {
      byte[] bytes = window.bytes;
      int at = window.at;
      int symbol = bytes[at];
      while (symbol <= ' ' && symbol > 0) {
        symbol = bytes[++at];
      }
      window.at = at;
      if (window.end - at < Window.PADDING) {
        window.need(Window.PADDING);
        symbol = window.bytes[window.at];
      }
      if (!skipsOn(symbol)) {
        return;
      }
    }
  }

  /// Whether there is still something to skip: blanks that have just arrived, a zero, an escaped
  /// line.
  private boolean skipsOn(int symbol) throws IOException {
    if (symbol == '%' && beginsLine()) {
      window.skipLine();
      return true;
    }
    if (symbol == 0 && window.at < window.end) {
      window.at++;
      return true;
    }
    return symbol <= ' ' && symbol > 0;
  }

  /// Whether a line begins at the window's place.
  boolean beginsLine() {
    byte before = window.bytes[window.at - 1];
    return before == '\n' || before == '\r';
  }

  /// Passes over the comment that begins with the semicolon at the window's place.
  void toEndOfLine() throws IOException {
    int length = window.findLineEnd(0, most);
    if (length == Window.TOO_FAR) {
      tooLong(0);
      window.skipLine();
      return;
    }
    int from = window.at + 1;
    int end = length == Window.ENDED ? window.end : window.at + length;
    window.at = end;
    if (wanted && !muted) {
      int textEnd = end > from && window.bytes[end - 1] == '\r' ? end - 1 : end;
      visitor.comment(text.set(window.bytes, from, textEnd));
    }
  }

  /// Keeps a line that stands before the tags.
  void preamble() throws IOException {
    int length = window.findLineEnd(0, most);
    int end = length >= 0 ? window.at + length : window.end;
    int textEnd = end > window.at && window.bytes[end - 1] == '\r' ? end - 1 : end;
    report.fault(PgnFault.Kind.STRAY, window.at, textEnd - window.at, 0, "a tag, a move or {");
    tell(window.at, textEnd);
    window.at = end;
  }

  /// Passes over the comment that begins with the brace at the window's place.
  void inBraces(int ply) throws IOException {
    int length = outermost(window.find('}', 1, most), ply);
    if (length < 0 || length > NO_ROOM_FOR_A_GAME) {
      unusual(length, ply);
    } else {
      tell(length);
      window.at += length + 1;
    }
  }

  /// Where a comment ends whose first closing brace is `first` bytes away: braces do not nest, but
  /// where one has been opened inside, and one more is closed before the next is opened, they were
  /// meant to.
  private int outermost(int first, int ply) throws IOException {
    int end = first;
    int open = end < 0 ? 0 : braces(1, end);
    while (open > 0) {
      int next = window.find('}', end + 1, Math.min(most, end + MOST_NESTED));
      boolean nested = next > 0 && braces(end + 1, next) == 0;
      end = nested && nextGame(window.at + end, window.at + next) == 0 ? next : end;
      open = end == next ? open - 1 : 0;
    }
    if (end > first) {
      String expected = "no brace inside a comment";
      report.fault(PgnFault.Kind.UNOPENED, window.at + end, 1, ply, expected);
    }
    return end;
  }

  /// How many braces are opened there.
  private int braces(int from, int to) {
    return Scan.count(window.bytes, '{', window.at + from, window.at + to);
  }

  private void tell(int length) {
    tell(window.at + 1, window.at + length);
  }

  /// Tells of what stands between the two indexes as a comment.
  void tell(int from, int to) {
    if (wanted && !muted) {
      visitor.comment(text.set(window.bytes, from, to));
    }
  }

  private void unusual(int found, int ply) throws IOException {
    int length = found >= 0 ? found : Math.min(most, window.end - window.at);
    int swallowed = nextGame(window.at, window.at + length);
    if (swallowed > 0 || found == Window.ENDED) {
      int end = swallowed > 0 ? swallowed : window.end;
      report.fault(PgnFault.Kind.UNTERMINATED, window.at, 20, ply, "} at the end of the comment");
      tell(end - window.at);
      window.at = end;
    } else if (found == Window.TOO_FAR) {
      tooLong(ply);
      window.skipTo('}');
      window.at += window.at < window.end ? 1 : 0;
    } else {
      tell(length);
      window.at += length + 1;
    }
  }

  private void tooLong(int ply) {
    report.fault(
        PgnFault.Kind.TOO_LONG, window.at, 20, ply, "a comment of at most " + most + " bytes");
  }

  /// The index of the first line in that stretch that begins a game; 0 if there is none.
  private int nextGame(int from, int to) {
    byte[] bytes = window.bytes;
    int at = Scan.indexOf(bytes, '[', from, to);
    while (at < to) {
      if ((bytes[at - 1] == '\n' || bytes[at - 1] == '\r') && isEvent(at, to)) {
        return at;
      }
      at = Scan.indexOf(bytes, '[', at + 1, to);
    }
    return 0;
  }

  private boolean isEvent(int at, int to) {
    int length = PgnReader.EVENT.length;
    return at + length < to
        && Arrays.equals(window.bytes, at, at + length, PgnReader.EVENT, 0, length);
  }
}
