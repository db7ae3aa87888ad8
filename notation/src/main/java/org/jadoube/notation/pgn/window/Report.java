package org.jadoube.notation.pgn.window;

import java.util.List;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnVisitor;

/// Reports faults to the visitor, up to the limit for one game.
public final class Report {
  private static final int LONGEST_QUOTE = 40;
  private static final int LONGEST_CHARACTER = 4;

  private final Window window;
  private final PgnVisitor visitor;
  private final int most;
  private long game;
  private int reported;

  public Report(Window window, PgnVisitor visitor, PgnLimits limits) {
    this.window = window;
    this.visitor = visitor;
    this.most = limits.faults();
  }

  public void beginGame(long number) {
    game = number;
    reported = 0;
  }

  /// Ignores faults until the next game.
  public void mute() {
    reported = most;
  }

  /// Reports a fault that is the last one in its game, even if the limit has been reached.
  public void lastFault(PgnFault.Kind kind, int index, int length, int ply, String expected) {
    reported = Math.min(reported, most - 1);
    fault(kind, index, length, ply, expected);
    mute();
  }

  /// Reports a fault of the `length` bytes at `index`.
  public void fault(PgnFault.Kind kind, int index, int length, int ply, String expected) {
    fault(kind, index, quoted(index, length), ply, expected, List.of());
  }

  public void fault(
      PgnFault.Kind kind,
      int index,
      String found,
      int ply,
      String expected,
      List<String> candidates) {
    if (reported++ < most) {
      visitor.fault(
          new PgnFault(
              kind,
              game,
              window.offsetOf(index),
              window.lineOf(index),
              window.columnOf(index),
              ply,
              found,
              expected,
              candidates));
    }
  }

  /// The largest length up to `most` that cuts no UTF-8 character.
  private int wholeCharacters(int index, int most) {
    int length = most;
    while (length > most - LONGEST_CHARACTER && isContinued(window.bytes()[index + length])) {
      length--;
    }
    return length;
  }

  private static boolean isContinued(byte symbol) {
    return (symbol & 0xC0) == 0x80;
  }

  /// The length up to the end of the line, so that a report stays on one line.
  private int lengthInLine(int index, int length) {
    int at = 0;
    while (at < length
        && window.bytes()[index + at] != '\n'
        && window.bytes()[index + at] != '\r') {
      at++;
    }
    return at;
  }

  public String quoted(int index, int length) {
    int there = lengthInLine(index, Math.min(length, window.end() - index));
    int shown = there <= LONGEST_QUOTE ? there : wholeCharacters(index, LONGEST_QUOTE);
    String text = window.decoded(index, index + shown).strip();
    return shown < there ? text + "…" : text;
  }
}
