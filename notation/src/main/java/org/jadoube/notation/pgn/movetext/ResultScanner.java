package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.tags.StartTags;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.Symbols;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.replay.SanWord;

/// Tells results apart from moves and signs that look like them.
final class ResultScanner {
  /// The results of most games.
  private static final List<PgnResult> USUAL =
      List.of(PgnResult.WHITE_WINS, PgnResult.BLACK_WINS, PgnResult.DRAW);

  private static final byte[][] CLOSED = texts("-");
  private static final byte[][] SPACED = texts(" - ");

  /// Ends a game.
  interface Ending {
    /// Ends the game with a result `length` bytes long.
    void read(PgnResult result, int length) throws IOException;
  }

  private static final int FARTHEST = 1024;

  private final Window window;
  private final FaultReport report;
  private final LineStack lines;
  private final Ending ending;
  private boolean bothLose;
  private boolean forfeited;

  ResultScanner(Window window, FaultReport report, LineStack lines, Ending ending) {
    this.window = window;
    this.report = report;
    this.lines = lines;
    this.ending = ending;
  }

  private static byte[][] texts(String stroke) {
    return USUAL.stream()
        .map(result -> result.text().replace("-", stroke).getBytes(StandardCharsets.US_ASCII))
        .toArray(byte[][]::new);
  }

  void begin(StartTags start) {
    bothLose = start.bothLose();
    forfeited = start.forfeited();
  }

  /// Reads a usual result if there is one at the window's place.
  ///
  /// @return whether there was one
  boolean readUsual() throws IOException {
    return read(CLOSED) || read(SPACED);
  }

  /// Reads a usual result with spaces around its hyphen if there is one at the window's place.
  ///
  /// @return whether there was one
  boolean readSpaced() throws IOException {
    return read(SPACED);
  }

  private boolean read(byte[][] texts) throws IOException {
    for (int i = 0; i < texts.length; i++) {
      if (isHere(texts[i])) {
        end(USUAL.get(i), texts[i].length);
        return true;
      }
    }
    return false;
  }

  private boolean isHere(byte[] word) {
    int at = window.at();
    byte next = window.bytes()[at + word.length];
    return (Symbols.isDelimiter(next) || next == '<')
        && Arrays.equals(window.bytes(), at, at + word.length, word, 0, word.length);
  }

  private boolean isHere(PgnResult result, int length) {
    String text = result.text();
    boolean equal = length == text.length();
    for (int i = 0; i < length && equal; i++) {
      equal = window.bytes()[window.at() + i] == text.charAt(i);
    }
    return equal;
  }

  /// Whether the word at the window's place may be a result: it begins with a digit, a sign or a
  /// character outside ASCII.
  boolean mayBeHere() {
    return window.bytes()[window.at()] < 'A';
  }

  /// Reads `word`, which takes `length` bytes at the window's place, if it is a result.
  ///
  /// @return whether it was one
  boolean read(String word, int length) throws IOException {
    Optional<PgnResult> result = PgnResult.of(word);
    boolean meant = result.isPresent() && isMeant(result.get(), length);
    if (meant) {
      end(result.orElseThrow(), length);
    }
    return meant;
  }

  /// Ends the game with a result `length` bytes long, and reports it if it is not written as in
  /// PGN.
  void end(PgnResult result, int length) throws IOException {
    if (!isHere(result, length)) {
      report.fault(PgnFault.Kind.RESULT, window.at(), length, lines.line.ply, result.text());
    }
    ending.read(result, length);
  }

  /// Whether the signs are meant as a result. `0-0` is castling and `+/-` is an evaluation, unless
  /// the tags say that the game ended that way, or the game ends here and castling is impossible.
  private boolean isMeant(PgnResult result, int length) throws IOException {
    return switch (result) {
      case BOTH_LOSE ->
          (bothLose && (lines.line.lost || endsGame(length) || !canCastle()))
              || (endsGame(length) && !lines.line.lost && !canCastle());
      case WHITE_WINS_BY_FORFEIT, BLACK_WINS_BY_FORFEIT, BOTH_FORFEIT ->
          forfeited && lines.isMain();
      default -> true;
    };
  }

  /// Whether the game ends after `length` bytes: another one begins there, or the file ends, or
  /// nothing was played and a blank line follows.
  boolean endsGame(int length) throws IOException {
    window.need(length + FARTHEST);
    int at = window.at() + length;
    int last = Math.min(window.end(), at + FARTHEST);
    int line = 0;
    while (at < last && window.bytes()[at] >= 0 && window.bytes()[at] <= ' ') {
      line += window.bytes()[at] == '\n' ? 1 : 0;
      line += window.bytes()[at] == '\r' && window.bytes()[at + 1] != '\n' ? 1 : 0;
      at++;
    }
    boolean next = line > 0 && window.bytes()[at] == '[';
    boolean alone = line > 1 && lines.line.ply == 0;
    return lines.isMain() && (at == window.end() || next || alone);
  }

  private boolean canCastle() {
    return lines.line.board.find(SanWord.KING_SIDE) > 0;
  }
}
