package org.jadoube.notation.pgn;

/// Reads numeric annotation glyphs: `$1`, and the signs that stand for the first of them.
final class NagScanner {
  private static final int MOST_DIGITS = 3;

  private final Window window;
  private final PgnVisitor visitor;
  private final Report report;
  private final boolean wanted;
  private boolean muted;

  NagScanner(Window window, PgnVisitor visitor, Report report) {
    this.window = window;
    this.visitor = visitor;
    this.report = report;
    wanted = visitor.wanted().contains(PgnPart.NAGS);
  }

  /// Says nothing of the glyphs to come, or speaks again.
  void mute(boolean muted) {
    this.muted = muted;
  }

  void tell(int number) {
    if (wanted && !muted) {
      visitor.nag(number);
    }
  }

  /// Reads the number behind the `$` at the window's place.
  void number(int ply) {
    byte[] bytes = window.bytes;
    int at = window.at + 1;
    int number = 0;
    while (bytes[at] >= '0' && bytes[at] <= '9' && at - window.at <= MOST_DIGITS) {
      number = 10 * number + bytes[at++] - '0';
    }
    if (at == window.at + 1) {
      report.fault(PgnFault.Kind.UNREADABLE, window.at, 1, ply, "a number after $");
    } else {
      tell(number);
    }
    window.at = at;
  }

  /// Reads a sign such as `!?` behind a move.
  void sign() {
    int first = window.bytes[window.at];
    int second = window.bytes[window.at + 1];
    boolean pair = second == '!' || second == '?';
    int single = first == '!' ? 1 : 2;
    tell(!pair ? single : second == first ? single + 2 : single + 4);
    window.at += pair ? 2 : 1;
  }
}
