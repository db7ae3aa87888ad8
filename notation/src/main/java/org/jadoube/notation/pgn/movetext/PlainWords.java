package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.window.Symbols;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.pgn.words.Glyphs;
import org.jadoube.notation.pgn.words.MoveShape;
import org.jadoube.notation.pgn.words.ResultWords;
import org.jadoube.notation.san.LenientSan;

/// Words among the moves that are not moves: remarks without braces, and results in words.
///
/// An unreadable word counts as a move if it looks like one (`Nf`, `P-K4`) or stands where a move
/// must stand: right after a move number, or right before the next one. Moves after such a word
/// cannot be played; after any other word, play goes on.
final class PlainWords {
  private static final int LONGEST = 255;

  private static final int MOST_DIGITS = 3;

  private final Window window;
  private final LineStack lines;
  private final StrayScanner strays;
  private final ResultScanner results;
  private final MoveShape moves;

  PlainWords(
      Window window, LineStack lines, StrayScanner strays, ResultScanner results, MoveShape moves) {
    this.window = window;
    this.lines = lines;
    this.strays = strays;
    this.results = results;
    this.moves = moves;
  }

  /// Whether the word of `length` bytes at the window's place may begin a result in words.
  boolean mayBeResult(int length) {
    return length <= ResultWords.LONGEST
        && ResultWords.mayBegin(window.bytes()[window.at()], window.bytes()[window.at() + 1])
        && window.bytes()[window.at() + 2] >= 'a';
  }

  /// Reads a result in words if it begins with the word of `first` bytes at the window's place and
  /// ends the game.
  ///
  /// @return whether there was one
  boolean readResult(int first) throws IOException {
    int length = length(first);
    Optional<PgnResult> result = result(length);
    boolean ends = result.isPresent() && results.endsGame(length);
    if (ends) {
      results.end(result.orElseThrow(), length);
    }
    return ends;
  }

  private Optional<PgnResult> result(int length) {
    return ResultWords.of(text(window.at(), window.at() + length), turn());
  }

  /// Skips the word of `first` bytes at the window's place and the plain words after it, unless it
  /// counts as a move.
  ///
  /// @return whether it was skipped
  boolean pass(String word, int first) throws IOException {
    if (word.length() > LenientSan.LONGEST || moves.isLike(word)) {
      return false;
    }
    int length = length(first);
    boolean plain = !isInPlaceOfMove(length) || result(length).isPresent();
    if (plain) {
      strays.keep(length);
    }
    return plain;
  }

  /// Skips words up to the end of the line.
  void passInLine() throws IOException {
    window.need(2 * LONGEST);
    int line = window.at();
    int most = Math.min(window.at() + LONGEST, window.end());
    while (line < most && window.bytes()[line] != '\n' && window.bytes()[line] != '\r') {
      line++;
    }
    int length = end(window.at(), line) - window.at();
    if (length > 0) {
      strays.keep(length);
    }
  }

  /// The length of all words together, the first of `first` bytes.
  private int length(int first) throws IOException {
    window.need(2 * LONGEST);
    return end(window.at() + first, window.at() + LONGEST) - window.at();
  }

  /// The end of the plain words after `from`, before `last`; `from` if there are none.
  private int end(int from, int last) {
    int end = from;
    int next = afterBlanks(from);
    while (next < last) {
      int to = wordEnd(next);
      if (!isPlain(text(next, to))) {
        break;
      }
      end = to;
      next = afterBlanks(end);
    }
    return end;
  }

  private boolean isPlain(String word) {
    return !word.isEmpty()
        && Character.isLetter(word.charAt(0))
        && !moves.isLike(word)
        && !Glyphs.isNullMove(word);
  }

  private boolean isInPlaceOfMove(int length) {
    return isBehindNumber() || isBeforeNextNumber(afterBlanks(window.at() + length));
  }

  private boolean isBehindNumber() {
    byte[] bytes = window.bytes();
    int last = window.at() - 1;
    int first = Math.max(1, window.at() - Window.KEPT);
    while (last > first && Symbols.isBlank(bytes[last])) {
      last--;
    }
    boolean dotted = bytes[last] == '.';
    while (last > first && bytes[last] == '.') {
      last--;
    }
    return dotted && Symbols.isDigit(bytes[last]);
  }

  /// Whether there is a move number here that belongs to the side not to move.
  private boolean isBeforeNextNumber(int at) {
    byte[] bytes = window.bytes();
    int digits = at;
    while (Symbols.isDigit(bytes[digits])) {
      digits++;
    }
    int dots = digits;
    while (bytes[dots] == '.') {
      dots++;
    }
    boolean number = dots > digits || (Symbols.isBlank(bytes[digits]) && digits < window.end());
    Colour side = dots - digits < 2 ? Colour.WHITE : Colour.BLACK;
    return number && digits > at && digits - at <= MOST_DIGITS && side != turn();
  }

  private Colour turn() {
    return lines.line.board.whiteToMove() ? Colour.WHITE : Colour.BLACK;
  }

  private String text(int from, int to) {
    return window.decoded(from, to);
  }

  /// The end of the word at `from`; `from` if it is too long to be one.
  private int wordEnd(int from) {
    int at = from;
    while (at < from + LONGEST && !Symbols.isDelimiter(window.bytes()[at])) {
      at++;
    }
    return at < from + LONGEST ? at : from;
  }

  private int afterBlanks(int from) {
    int at = from;
    while (at < window.end() && Symbols.isBlank(window.bytes()[at])) {
      at++;
    }
    return at;
  }
}
