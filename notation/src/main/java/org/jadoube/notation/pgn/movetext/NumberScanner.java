package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.window.Symbols;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.pgn.window.WindowText;

/// Reads items that begin with a digit, usually a move number.
final class NumberScanner {
  private static final int LARGEST = 999_999;

  /// Numbers with at least this many digits and no dots are moves in ICCF notation.
  private static final int LEAST_NUMERIC = 4;

  private final Window window;
  private final PgnVisitor visitor;
  private final WordScanner words;
  private final LineStack lines;
  private final WindowText text;
  private final boolean wanted;
  private final boolean wordsWanted;
  private boolean muted;

  NumberScanner(Window window, PgnVisitor visitor, WordScanner words, LineStack lines) {
    this.window = window;
    this.visitor = visitor;
    this.words = words;
    this.lines = lines;
    text = new WindowText(window);
    wanted = visitor.wanted().contains(PgnPart.NUMBERS);
    wordsWanted = visitor.wanted().contains(PgnPart.MOVES);
  }

  /// Stops reporting numbers, or starts again.
  void mute(boolean muted) {
    this.muted = muted;
  }

  /// Reads a move number, or a result or castling that begins with a digit.
  void read() throws IOException {
    byte[] bytes = window.bytes();
    int at = window.at();
    do {
      at++;
    } while (bytes[at] >= '0' && bytes[at] <= '9');
    switch (bytes[at]) {
      case '-', '/', ':', ',', (byte) 0xC2, (byte) 0xE2 -> words.readResult(); // also ½ and –
      case '.' -> numberOrPoints(at);
      default -> withoutDots(at);
    }
  }

  /// Reads a number, or half points: `0.5-0.5`.
  private void numberOrPoints(int dot) throws IOException {
    byte next = window.bytes()[dot + 1];
    if (window.bytes()[window.at()] == '0' && next >= '0' && next <= '9') {
      words.readResult();
    } else {
      dots(dot);
    }
  }

  private void withoutDots(int end) throws IOException {
    if (words.readSpacedResult()) {
      return;
    }
    boolean longer = !Symbols.isDelimiter(window.bytes()[end]);
    boolean numeric = end - window.at() >= LEAST_NUMERIC || isZeros(end);
    if (lines.line.lost ? longer && wordsWanted : numeric) {
      words.read(); // a move in numbers, castling as `00`, or nonsense
    } else {
      dots(end);
    }
  }

  /// Whether there are only zeros before `end`, at least two.
  private boolean isZeros(int end) {
    int at = window.at();
    while (at < end && window.bytes()[at] == '0') {
      at++;
    }
    return at == end && at - window.at() > 1;
  }

  private void dots(int from) {
    int at = from;
    while (window.bytes()[at] == '.') {
      at++;
    }
    tell(window.at(), at);
    window.goTo(at);
  }

  /// Reports the number, with its dots, between two indexes. Where nothing can be played, it is a
  /// word like the others.
  void tell(int from, int end) {
    if (muted) {
      return;
    }
    if (lines.line.lost && wordsWanted) {
      visitor.unread(text.set(from, end));
    } else if (wanted) {
      int number = 0;
      for (int at = from; at < end && number <= LARGEST / 10; at++) {
        number = window.bytes()[at] == '.' ? number : 10 * number + window.bytes()[at] - '0';
      }
      visitor.number(number, text.set(from, end));
    }
  }
}
