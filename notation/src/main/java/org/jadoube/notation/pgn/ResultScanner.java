package org.jadoube.notation.pgn;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.notation.replay.SanWord;

/// Tells results from moves and signs that look like them.
final class ResultScanner {
  /// The results with which most games end, and their bytes.
  private static final List<PgnResult> USUAL =
      List.of(PgnResult.WHITE_WINS, PgnResult.BLACK_WINS, PgnResult.DRAW);

  private static final byte[][] CLOSED = texts("-");
  private static final byte[][] SPACED = texts(" - ");

  /// What a result does to a game.
  interface Ending {
    /// Reads a result so many bytes long.
    void read(PgnResult result, int length) throws IOException;
  }

  private final Window window;
  private final LineStack lines;
  private final Ending ending;
  private boolean bothLose;
  private boolean forfeited;

  ResultScanner(Window window, LineStack lines, Ending ending) {
    this.window = window;
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

  /// Reads a usual result, if it stands at the window's place.
  ///
  /// @return whether it does
  boolean readUsual() throws IOException {
    return read(CLOSED) || read(SPACED);
  }

  /// Reads a usual result with spaces around its stroke, if it stands at the window's place.
  ///
  /// @return whether it does
  boolean readSpaced() throws IOException {
    return read(SPACED);
  }

  private boolean read(byte[][] texts) throws IOException {
    for (int i = 0; i < texts.length; i++) {
      if (isHere(texts[i])) {
        ending.read(USUAL.get(i), texts[i].length);
        return true;
      }
    }
    return false;
  }

  private boolean isHere(byte[] word) {
    int at = window.at;
    return WordScanner.isDelimiter(window.bytes[at + word.length])
        && Arrays.equals(window.bytes, at, at + word.length, word, 0, word.length);
  }

  /// Whether the word at the window's place may be a result: digits, signs, and what is no ASCII.
  boolean mayBeHere() {
    return window.bytes[window.at] < 'A';
  }

  /// Reads `word`, which stands at the window's place and is so many bytes long, if it is a result.
  ///
  /// @return whether it is
  boolean read(String word, int length) throws IOException {
    Optional<PgnResult> result = PgnResult.of(word).filter(found -> isMeant(found, length));
    if (result.isPresent()) {
      ending.read(result.get(), length);
    }
    return result.isPresent();
  }

  /// `0-0` is castling, and `+/-` a sign, unless the tags say that the game ended so or the game
  /// ends there and nobody could castle.
  private boolean isMeant(PgnResult result, int length) {
    return switch (result) {
      case BOTH_LOSE ->
          (bothLose && (lines.line.lost || endsGame(length) || !canCastle()))
              || (endsGame(length) && !lines.line.lost && !canCastle());
      case WHITE_WINS_BY_FORFEIT, BLACK_WINS_BY_FORFEIT, BOTH_FORFEIT ->
          forfeited && lines.isMain();
      default -> true;
    };
  }

  /// Whether nothing follows in the game.
  private boolean endsGame(int length) {
    int at = window.at + length;
    while (window.bytes[at] <= ' ' && window.bytes[at] > 0) {
      at++;
    }
    return lines.isMain() && (at == window.end || window.bytes[at] == '[');
  }

  private boolean canCastle() {
    return lines.line.board.find(SanWord.KING_SIDE) > 0;
  }
}
