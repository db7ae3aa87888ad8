package org.jadoube.notation.pgn.reading;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import org.jadoube.notation.pgn.window.CommentsAhead;
import org.jadoube.notation.pgn.window.EventTag;
import org.jadoube.notation.pgn.window.Preamble;
import org.jadoube.notation.pgn.window.Scan;
import org.jadoube.notation.pgn.window.SeenTags;
import org.jadoube.notation.pgn.window.Symbols;

/// Finds where the last game begins in a stretch of PGN that begins with a game.
///
/// Usually that is a line beginning with `[Event ` right after a result. If there is no such line,
/// the stretch is scanned from its start.
final class GameStarts {
  /// The usual ways to write results.
  private static final byte[][] RESULTS =
      Stream.of("1-0", "0-1", "1/2-1/2", "*", "1/2", "½-½", "0.5-0.5", "1:0", "0:1", "1-O", "O-1")
          .map(text -> text.getBytes(StandardCharsets.UTF_8))
          .toArray(byte[][]::new);

  private final byte[] bytes;
  private final int end;
  private int at;
  private int last;

  /// The beginning of the last game that follows another one on the same line.
  private int lastInLine;

  /// The index after the last result and any comment on it.
  private int tail;

  private int depth;
  private boolean movetext;

  /// Whether escaped lines separate the last result from this place.
  private boolean apart;

  /// The beginning of comments that belong to the next game, if there is one; 0 if there are none.
  private int pending;

  private boolean tagged;
  private final SeenTags seen = new SeenTags();
  private boolean over;

  /// Whether anything but blanks has been seen.
  private boolean begun;

  private GameStarts(byte[] bytes, int from, int end, boolean continues) {
    this.bytes = bytes;
    this.end = end;
    at = from;
    movetext = continues;
    begun = continues;
  }

  /// The end of the stretch between two indexes, as far as it is known.
  ///
  /// @param continues whether the stretch begins inside the moves of a game
  static PgnTail of(byte[] bytes, int from, int end, boolean continues) {
    int usual = lastUsual(bytes, from, end);
    return usual > 0
        ? new PgnTail(usual, true)
        : new GameStarts(bytes, from, end, continues).ending();
  }

  private static int lastUsual(byte[] bytes, int from, int end) {
    for (int at = end - EventTag.LENGTH; at > from; at--) {
      if (bytes[at] == '[' && EventTag.beginsLineAt(bytes, at) && followsResult(bytes, from, at)) {
        return at;
      }
    }
    return 0;
  }

  /// Whether there are only blanks between the result of a game and `start`.
  static boolean followsResult(byte[] bytes, int from, int start) {
    int to = start;
    while (to > from && Symbols.isBlank(bytes[to - 1])) {
      to--;
    }
    for (byte[] result : RESULTS) {
      int at = to - result.length;
      if (at > from && Symbols.isBlank(bytes[at - 1]) && isAt(result, bytes, at)) {
        return !endsText(bytes, from, to);
      }
    }
    return false;
  }

  /// Whether the line that ends there is text outside games and belongs to the next game.
  private static boolean endsText(byte[] bytes, int from, int end) {
    int line = end;
    while (line > from && !Symbols.endsLine(bytes[line - 1])) {
      line--;
    }
    int at = line;
    while (bytes[at] == ' ' || bytes[at] == '\t') {
      at++;
    }
    return line > from && Preamble.isAt(bytes, at, end);
  }

  private static boolean isAt(byte[] word, byte[] bytes, int at) {
    return Arrays.equals(bytes, at, at + word.length, word, 0, word.length);
  }

  private PgnTail ending() {
    int first = at;
    while (at < end) {
      line();
    }
    return new PgnTail(last == first || last == 0 ? lastInLine : last, begun && !over);
  }

  /// Moves to the end of the line, or of a comment that begins in it.
  private void line() {
    boolean escaped = bytes[at] == '%';
    while (at < end && Symbols.isBlank(bytes[at])) {
      escaped = Symbols.endsLine(bytes[at]) && at + 1 < end && bytes[at + 1] == '%';
      at++;
    }
    if (at == end) {
      return;
    }
    begun = true;
    passMarkup();
    if (at == end || Symbols.endsLine(bytes[at])) {
      return;
    }
    if (escaped) {
      apart = over;
      skipLine();
    } else if (over && beginsComment()) {
      commentsBehind();
    } else if (bytes[at] == '[' && !inWords()) {
      bracket();
    } else {
      words();
    }
  }

  /// Passes HTML tags and the blanks after them.
  private void passMarkup() {
    int length = movetext && !over ? 0 : Preamble.markupLength(bytes, at, end);
    while (length > 0) {
      text();
      at += length;
      while (at < end && bytes[at] == ' ') {
        at++;
      }
      length = Preamble.markupLength(bytes, at, end);
    }
  }

  /// Notes text outside games: it belongs to the next game, if there is one.
  private void text() {
    pending = over && pending == 0 ? at : pending;
  }

  private void bracket() {
    boolean inGame = tagged && !movetext;
    if (!inGame && Preamble.isAt(bytes, at, end)) {
      over |= movetext;
      text();
    } else {
      begin(movetext || beginsAgain());
      tagged = true;
      seen.add(bytes, at);
    }
    skipLine();
  }

  /// Whether tags begin here that the game already has: `Event`, or any other one after an empty
  /// line.
  private boolean beginsAgain() {
    return tagged
        && (CommentsAhead.isRightBelow(bytes, at)
            ? EventTag.isAt(bytes, at) && seen.hasNameAt(bytes, at)
            : seen.hasNameFrom(bytes, at, end));
  }

  private void words() {
    if (isText()) {
      text();
      skipLine();
    } else {
      begin(over);
      movetext();
    }
  }

  private boolean isText() {
    if (movetext && !over) {
      return false;
    }
    return tagged && !over ? Preamble.isRuleAt(bytes, at, end) : Preamble.isAt(bytes, at, end);
  }

  /// Whether the bracket here begins a command that has lost its braces, or may do so as far as we
  /// can see.
  private boolean inWords() {
    return movetext && (at + 1 == end || bytes[at + 1] == '%');
  }

  /// Passes comments after a result. Right below it they belong to the game that has ended,
  /// otherwise to the next one.
  private void commentsBehind() {
    if (pending == 0 && (apart || !CommentsAhead.isRightBelow(bytes, at))) {
      pending = at;
    }
    while (at < end && beginsComment()) {
      commentBehind();
    }
    if (at < end && bytes[at] == '[') {
      begin(true);
      bracket();
    } else if (at < end && !Symbols.endsLine(bytes[at])) {
      begin(pending > 0);
      movetext();
    }
  }

  private void commentBehind() {
    if (bytes[at] == ';') {
      skipLine();
    } else {
      at = Math.min(end, Scan.indexOf(bytes, '}', at, end) + 1);
    }
    tail = at;
    while (at < end && bytes[at] == ' ') {
      at++;
    }
  }

  private boolean beginsComment() {
    return bytes[at] == '{' || bytes[at] == ';';
  }

  private void begin(boolean another) {
    if (another) {
      last = pending > 0 ? pending : at;
      pending = 0;
      apart = false;
      movetext = false;
      tagged = false;
      seen.clear();
      over = false;
      depth = 0;
    }
  }

  private void movetext() {
    while (at < end && !Symbols.endsLine(bytes[at])) {
      switch (bytes[at]) {
        case '{' -> comment();
        case ';' -> skipLine();
        case '(' -> depth++;
        case ')' -> depth = Math.max(0, depth - 1);
        case ' ' -> {}
        default -> word();
      }
      at += at < end && !Symbols.endsLine(bytes[at]) ? 1 : 0;
    }
  }

  private void comment() {
    boolean ofResult = over && isBehindTail();
    at = Scan.indexOf(bytes, '}', at, end);
    tail = ofResult ? Math.min(end, at + 1) : tail;
  }

  private void word() {
    movetext = true;
    if (isWordStart()) {
      boolean ofResult = over && Preamble.isWordAt(bytes, at, end);
      lastInLine = over && !ofResult && beginsGame() ? at : lastInLine;
      over = ofResult || isResult();
    }
  }

  /// Whether another game begins here, on the line on which one has ended: with a move number, or
  /// as a bare result.
  private boolean beginsGame() {
    boolean begins = bytes[at] == '*' || (bytes[at] >= '0' && bytes[at] <= '9');
    return begins && isBehindTail();
  }

  private boolean isBehindTail() {
    int before = at;
    while (before > tail && bytes[before - 1] == ' ') {
      before--;
    }
    return before == tail;
  }

  private boolean isWordStart() {
    return Symbols.isBlank(bytes[at - 1]) || bytes[at - 1] == '}' || bytes[at - 1] == ')';
  }

  private boolean isResult() {
    for (byte[] result : RESULTS) {
      int behind = at + result.length;
      if (depth == 0 && behind < end && endsResult(bytes[behind]) && isAt(result, bytes, at)) {
        tail = behind;
        return true;
      }
    }
    return false;
  }

  private static boolean endsResult(byte symbol) {
    return Symbols.isBlank(symbol) || symbol == '<';
  }

  private void skipLine() {
    while (at < end && !Symbols.endsLine(bytes[at])) {
      at++;
    }
  }
}
