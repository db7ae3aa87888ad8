package org.jadoube.notation.pgn;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Understood;
import org.jadoube.notation.replay.ReplayBoard;
import org.jadoube.notation.replay.SanExactness;
import org.jadoube.notation.replay.SanWord;
import org.jadoube.notation.san.LenientSan;

/// Reads the words of the movetext that are no moves in good SAN: results, signs, and moves as
/// people write them.
final class WordScanner {
  private static final int LONGEST = 255;

  /// The results with which most games end, and their bytes.
  private static final List<PgnResult> RESULTS =
      List.of(PgnResult.WHITE_WINS, PgnResult.BLACK_WINS, PgnResult.DRAW);

  private static final byte[][] DECIDED = texts("-");
  private static final byte[][] SPACED = texts(" - ");

  private static byte[][] texts(String stroke) {
    return RESULTS.stream()
        .map(result -> result.text().replace("-", stroke).getBytes(StandardCharsets.US_ASCII))
        .toArray(byte[][]::new);
  }

  private final Window window;
  private final PgnVisitor visitor;
  private final Report report;
  private final MoveScanner moves;
  private final NagScanner nags;
  private final Language language;
  private final PgnText text;
  private boolean bothLose;
  private boolean forfeited;
  private boolean told;

  WordScanner(
      Window window,
      PgnVisitor visitor,
      Report report,
      MoveScanner moves,
      NagScanner nags,
      Language language) {
    this.language = language;
    this.nags = nags;
    this.window = window;
    text = new PgnText(window);
    this.visitor = visitor;
    this.report = report;
    this.moves = moves;
  }

  void begin(StartTags start, boolean movesTold) {
    bothLose = start.bothLose();
    forfeited = start.forfeited();
    told = movesTold;
  }

  /// Says nothing of this game's words any more.
  void mute() {
    told = false;
  }

  /// Reads a word that begins with a number and goes on as no move number does.
  void readResult() throws IOException {
    if (!isResult(DECIDED) && !isResult(SPACED)) {
      read();
    }
  }

  /// Reads a number, or a result with spaces around its stroke.
  ///
  /// @return whether it was a result
  boolean readSpacedResult() throws IOException {
    return isResult(SPACED);
  }

  private boolean isResult(byte[][] texts) throws IOException {
    for (int i = 0; i < texts.length; i++) {
      if (isHere(texts[i])) {
        moves.result(RESULTS.get(i), texts[i].length);
        return true;
      }
    }
    return false;
  }

  private boolean isHere(byte[] word) {
    int at = window.at;
    return isDelimiter(window.bytes[at + word.length])
        && Arrays.equals(window.bytes, at, at + word.length, word, 0, word.length);
  }

  /// Reads the word at the window's place, whatever it is.
  void read() throws IOException {
    int length = wordLength();
    if (!mayBeResult() && (!told || moves.line().lost)) {
      pass(length);
      return;
    }
    String word = window.encoding.decoded(window.bytes, window.at, window.at + length);
    Optional<PgnResult> result = PgnResult.of(word).filter(found -> isResultHere(found, length));
    if (result.isPresent()) {
      moves.result(result.get(), length);
    } else if (told) {
      readInside(word, length);
    } else {
      window.at += length;
    }
  }

  private boolean mayBeResult() {
    byte first = window.bytes[window.at];
    return first < 'A'; // digits, signs, and what is no ASCII
  }

  /// `0-0` is castling, and `+/-` a sign, unless the tags say that the game ended so or the game
  /// ends there and nobody could castle.
  private boolean isResultHere(PgnResult result, int length) {
    return switch (result) {
      case BOTH_LOSE ->
          (bothLose && (moves.line().lost || endsGame(length) || !canCastle()))
              || (endsGame(length) && !moves.line().lost && !canCastle());
      case WHITE_WINS_BY_FORFEIT, BLACK_WINS_BY_FORFEIT, BOTH_FORFEIT ->
          forfeited && moves.isMainLine();
      default -> true;
    };
  }

  /// Whether nothing follows in the game.
  private boolean endsGame(int length) {
    int at = window.at + length;
    while (window.bytes[at] <= ' ' && window.bytes[at] > 0) {
      at++;
    }
    return moves.isMainLine() && (at == window.end || window.bytes[at] == '[');
  }

  private boolean canCastle() {
    return moves.line().board.find(SanWord.KING_SIDE) > 0;
  }

  private void readInside(String word, int length) {
    OptionalInt glyph = Glyphs.number(word);
    if (glyph.isPresent()) {
      nags.tell(glyph.getAsInt());
      window.at += length;
    } else if (Glyphs.isIdle(word)) {
      window.at += length;
    } else if (moves.line().lost) {
      unread(length);
    } else if (Glyphs.isNullMove(word) && moves.line().board.canPass()) {
      window.at += length;
      moves.playNull();
    } else {
      move(word, length);
    }
  }

  private void pass(int length) {
    if (told) {
      unread(length);
    } else {
      window.at += length;
    }
  }

  private void unread(int length) {
    int from = window.at;
    window.at += length;
    visitor.unread(text.set(window.bytes, from, from + length));
  }

  private void move(String word, int length) {
    Position position = moves.line().board.position();
    switch (LenientSan.read(position, word, language)) {
      case Reading.Read<Understood>(Understood understood) -> play(understood, length);
      case Reading.Unreadable<Understood>(TextFault fault) ->
          RunTogether.first(position, word, language)
              .ifPresentOrElse(
                  first -> play(first.understood(), first.bytes(word, length)),
                  () -> lose(fault, length));
    }
  }

  private void play(Understood understood, int length) {
    moves.play(understood.move().packed(), window.at + length);
    understood.forgiven().forEach(this::tell);
  }

  private void tell(Forgiven forgiven) {
    visitor.forgiven(forgiven);
    if (forgiven.liberty() == Liberty.GLYPH) {
      Glyphs.number(forgiven.found()).ifPresent(nags::tell);
    }
  }

  private void lose(TextFault fault, int length) {
    report(fault, length);
    moves.line().lost = true;
    unread(length);
  }

  /// Plays a move in good SAN, and tells in what it is not strict.
  void playedStrictly(int packed, int from, int end) {
    ReplayBoard board = moves.line().board;
    boolean exact = SanExactness.isExact(board, packed, window.bytes, from, end);
    moves.played(packed, from, end);
    if (!exact || !SanExactness.isSignExact(board, window.bytes, end)) {
      String word = window.encoding.decoded(window.bytes, from, end);
      LenientSan.read(moves.line().before.position(), word, language)
          .valueIfAny()
          .ifPresent(understood -> understood.forgiven().forEach(visitor::forgiven));
    }
  }

  private void report(TextFault fault, int length) {
    PgnFault.Kind kind =
        switch (fault.kind()) {
          case FORM -> PgnFault.Kind.UNREADABLE;
          case ILLEGAL -> PgnFault.Kind.ILLEGAL_MOVE;
          case AMBIGUOUS -> PgnFault.Kind.AMBIGUOUS_MOVE;
        };
    List<String> candidates = fault.candidates();
    String found = report.quoted(window.at, length);
    int ply = moves.line().ply;
    report.fault(kind, window.at, found, ply, fault.expected(), candidates);
  }

  /// Reads what stands in square brackets and is no tag, a command that has lost its comment, or in
  /// angle brackets, which PGN keeps for times to come (PGN standard, 7).
  void readBracketed(char closing) throws IOException {
    int length = window.find(closing, 1, LONGEST);
    int end = length < 0 ? Math.min(LONGEST, window.end - window.at) : length + 1;
    report.fault(PgnFault.Kind.UNREADABLE, window.at, end, moves.line().ply, "a comment in braces");
    window.at += end;
  }

  private int wordLength() throws IOException {
    window.need(LONGEST);
    int length = 1;
    while (length < LONGEST
        && window.at + length < window.end
        && !isDelimiter(window.bytes[window.at + length])) {
      length++;
    }
    return length;
  }

  private static boolean isDelimiter(byte symbol) {
    return switch (symbol) {
      case '{', '}', '(', ')', '[', ']', ';', '$', '!', '?' -> true;
      default -> symbol >= 0 && symbol <= ' ';
    };
  }
}
