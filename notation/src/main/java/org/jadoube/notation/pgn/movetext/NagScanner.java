package org.jadoube.notation.pgn.movetext;

import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.pgn.window.WindowText;

/// Reads numeric annotation glyphs: `$1`, and signs such as `!` for the first six.
final class NagScanner {
  /// The last one of the standard.
  private static final int LARGEST_IN_PGN = 255;

  /// The largest in use: programs go beyond the standard. Their glyphs are kept, and reported.
  private static final int LARGEST = 999;

  private static final String EXPECTED = "a number after $, from 0 to 255";

  private final Window window;
  private final PgnVisitor visitor;
  private final StrayScanner strays;
  private final boolean wanted;
  private final WindowText text;
  private boolean muted;

  NagScanner(Window window, PgnVisitor visitor, StrayScanner strays) {
    this.window = window;
    this.visitor = visitor;
    this.strays = strays;
    text = new WindowText(window);
    wanted = visitor.wanted().contains(PgnPart.NAGS);
  }

  /// Stops reporting glyphs, or starts again.
  void mute(boolean muted) {
    this.muted = muted;
  }

  void tell(int number) {
    if (wanted && !muted) {
      visitor.nag(number);
    }
  }

  /// Reads the number after the `$` at the window's place.
  void number(ReadLine line) {
    byte[] bytes = window.bytes();
    int at = window.at() + 1;
    int number = 0;
    while (bytes[at] >= '0' && bytes[at] <= '9') {
      number = Math.min(LARGEST + 1, 10 * number + bytes[at++] - '0');
    }
    if (at == window.at() + 1 || number > LARGEST) {
      stray(at - window.at());
    } else {
      if (number > LARGEST_IN_PGN) {
        strays.remark(at - window.at(), EXPECTED);
      }
      tell(number, at, line);
    }
  }

  private void stray(int length) {
    if (wanted) {
      strays.keep(length, EXPECTED);
    } else {
      strays.pass(length, EXPECTED);
    }
  }

  /// Reads a sign such as `!?` after a move.
  void sign(ReadLine line) {
    int first = window.bytes()[window.at()];
    int second = window.bytes()[window.at() + 1];
    boolean pair = second == '!' || second == '?';
    int single = first == '!' ? 1 : 2;
    int number = !pair ? single : second == first ? single + 2 : single + 4;
    tell(number, window.at() + (pair ? 2 : 1), line);
  }

  /// Reports the glyph that ends before `end`, or the unread word if it follows a move that could
  /// not be played.
  private void tell(int number, int end, ReadLine line) {
    if (line.lost && wanted && !muted) {
      visitor.unread(text.set(window.at(), end));
    } else {
      tell(number);
    }
    window.goTo(end);
  }
}
