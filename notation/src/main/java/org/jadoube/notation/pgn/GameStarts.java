package org.jadoube.notation.pgn;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;

/// Finds where the last game begins in a stretch of PGN that begins with a game.
///
/// In most files that is a line with `[Event `, a result being the last thing before it. Where
/// there is none the stretch is gone through from its start.
final class GameStarts {
  /// As they are mostly written.
  private static final byte[][] RESULTS =
      Stream.of("1-0", "0-1", "1/2-1/2", "*", "1/2", "½-½", "0.5-0.5", "1:0", "0:1", "1-O", "O-1")
          .map(text -> text.getBytes(StandardCharsets.UTF_8))
          .toArray(byte[][]::new);

  private final byte[] bytes;
  private final int end;
  private int at;
  private int last;
  private int depth;
  private boolean movetext;
  private boolean tagged;
  private boolean over;

  private GameStarts(byte[] bytes, int from, int end) {
    this.bytes = bytes;
    this.end = end;
    at = from;
  }

  /// The index of the first byte of the last game in that stretch; 0 if it cannot be told, or there
  /// is but one game.
  static int last(byte[] bytes, int from, int end) {
    int usual = lastUsual(bytes, from, end);
    return usual > 0 ? usual : new GameStarts(bytes, from, end).lastOfAny();
  }

  private static int lastUsual(byte[] bytes, int from, int end) {
    byte[] event = PgnReader.EVENT;
    for (int at = end - event.length; at > from; at--) {
      if (bytes[at] == '['
          && endsLine(bytes[at - 1])
          && Arrays.equals(bytes, at, at + event.length, event, 0, event.length)
          && followsResult(bytes, from, at)) {
        return at;
      }
    }
    return 0;
  }

  private static boolean followsResult(byte[] bytes, int from, int start) {
    int to = start;
    while (to > from && isBlank(bytes[to - 1])) {
      to--;
    }
    for (byte[] result : RESULTS) {
      int at = to - result.length;
      if (at > from && isBlank(bytes[at - 1]) && isAt(result, bytes, at)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAt(byte[] word, byte[] bytes, int at) {
    return Arrays.equals(bytes, at, at + word.length, word, 0, word.length);
  }

  private static boolean isBlank(byte symbol) {
    return symbol >= 0 && symbol <= ' ';
  }

  private static boolean endsLine(byte symbol) {
    return symbol == '\n' || symbol == '\r';
  }

  private int lastOfAny() {
    int first = at;
    while (at < end) {
      line();
    }
    return last == first ? 0 : last;
  }

  /// Goes on to the end of the line, or of a comment that begins in it.
  private void line() {
    boolean escaped = bytes[at] == '%';
    while (at < end && isBlank(bytes[at])) {
      escaped = endsLine(bytes[at]) && at + 1 < end && bytes[at + 1] == '%';
      at++;
    }
    if (at == end) {
      return;
    }
    if (escaped) {
      skipLine();
    } else if (bytes[at] == '[' && !inWords()) {
      begin(movetext);
      tagged = true;
      skipLine();
    } else {
      begin(over);
      words();
    }
  }

  private void words() {
    if (!movetext && !tagged && Preamble.isAt(bytes, at, end)) {
      skipLine();
    } else {
      movetext();
    }
  }

  /// Whether the bracket at this place begins a command that has lost its braces, or may do so
  /// where nothing more is known.
  private boolean inWords() {
    return movetext && (at + 1 == end || bytes[at + 1] == '%');
  }

  private void begin(boolean another) {
    if (another) {
      last = at;
      movetext = false;
      tagged = false;
      over = false;
      depth = 0;
    }
  }

  private void movetext() {
    while (at < end && !endsLine(bytes[at])) {
      switch (bytes[at]) {
        case '{' -> at = Scan.indexOf(bytes, '}', at, end);
        case ';' -> skipLine();
        case '(' -> depth++;
        case ')' -> depth = Math.max(0, depth - 1);
        case ' ' -> {}
        default -> word();
      }
      at += at < end && !endsLine(bytes[at]) ? 1 : 0;
    }
  }

  private void word() {
    movetext = true;
    boolean tail = over && Preamble.isWordAt(bytes, at, end); // words behind a result
    over = isWordStart() && !tail ? isResult() : over;
  }

  private boolean isWordStart() {
    return isBlank(bytes[at - 1]) || bytes[at - 1] == '}' || bytes[at - 1] == ')';
  }

  private boolean isResult() {
    for (byte[] result : RESULTS) {
      int behind = at + result.length;
      if (depth == 0 && behind < end && isBlank(bytes[behind]) && isAt(result, bytes, at)) {
        return true;
      }
    }
    return false;
  }

  private void skipLine() {
    while (at < end && !endsLine(bytes[at])) {
      at++;
    }
  }
}
