package org.jadoube.notation.pgn.window;

import java.util.List;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnVisitor;

/// Reports faults to the visitor, up to the limit for one game.
public final class FaultReport {
  private static final int LONGEST_QUOTE = 40;
  private static final int LONGEST_CHARACTER = 4;

  /// How many bytes are shown on either side of a fault.
  private static final int AROUND = 24;

  private final Window window;
  private final PgnVisitor visitor;
  private final int most;
  private long game;
  private int reported;
  private boolean lossTold;
  private boolean muted;

  public FaultReport(Window window, PgnVisitor visitor, PgnLimits limits) {
    this.window = window;
    this.visitor = visitor;
    this.most = limits.faults();
  }

  public void beginGame(long number) {
    game = number;
    reported = 0;
    lossTold = false;
    muted = false;
  }

  /// Ignores faults until the next game.
  public void mute() {
    muted = true;
  }

  /// Reports a fault that is the last one in its game, even if the limit has been reached.
  public void lastFault(PgnFault.Kind kind, int index, int length, int ply, String expected) {
    lossTold = false;
    fault(kind, index, length, ply, expected);
    mute();
  }

  /// Ends the game. If it had more faults than are reported, says how many.
  public void endGame(int ply) {
    if (reported > most) {
      int more = reported - most;
      String found = more == 1 ? "1 more fault" : more + " more faults";
      String expected = "at most " + most + " faults in a game";
      visitor.fault(
          fault(PgnFault.Kind.TOO_MANY_FAULTS, window.at(), found, ply, expected, List.of()));
    }
  }

  /// Reports a fault of the `length` bytes at `index`.
  public void fault(PgnFault.Kind kind, int index, int length, int ply, String expected) {
    tell(kind, index, quoted(index, length), ply, expected, List.of());
  }

  public void tell(
      PgnFault.Kind kind,
      int index,
      String found,
      int ply,
      String expected,
      List<String> candidates) {
    if (muted) {
      return;
    }
    boolean firstLoss = kind.losesMoves() && !lossTold;
    if (reported < most || firstLoss) {
      visitor.fault(fault(kind, index, found, ply, expected, candidates));
    }
    lossTold |= kind.losesMoves();
    reported += reported < most || !firstLoss ? 1 : 0;
  }

  private PgnFault fault(
      PgnFault.Kind kind,
      int index,
      String found,
      int ply,
      String expected,
      List<String> candidates) {
    return new PgnFault(
        kind,
        game,
        window.offsetOf(index),
        window.lineOf(index),
        window.columnOf(index),
        ply,
        found,
        expected,
        candidates,
        around(index));
  }

  /// The text on both sides of `index`, in its line.
  private String around(int index) {
    byte[] bytes = window.bytes();
    int from = index;
    while (from > Math.max(0, index - AROUND) && !Symbols.endsLine(bytes[from - 1])) {
      from--;
    }
    while (from < index && isContinued(bytes[from])) {
      from++;
    }
    int to = index + lengthInLine(index, Math.min(AROUND, window.end() - index));
    int whole = to - index < AROUND ? to : index + wholeCharacters(index, AROUND);
    return window.decoded(from, whole).replaceAll("\\p{Cntrl}", " ").strip();
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
