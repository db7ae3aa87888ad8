package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import java.util.Optional;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Understood;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.tags.StartTags;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.Scan;
import org.jadoube.notation.pgn.window.Symbols;
import org.jadoube.notation.pgn.window.TextEncoding;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.pgn.window.WindowText;
import org.jadoube.notation.pgn.words.Glyphs;
import org.jadoube.notation.pgn.words.RunTogether;
import org.jadoube.notation.replay.ReplayBoard;
import org.jadoube.notation.replay.SanExactness;
import org.jadoube.notation.san.LenientSan;

/// Reads the words of the movetext that are not moves in good SAN: results, signs, and moves as
/// people write them.
final class WordScanner {
  private static final int LONGEST = 255;

  /// The length of a figurine in bytes.
  private static final int LONGEST_LETTER = 3;

  private final Window window;
  private final PgnVisitor visitor;
  private final FaultReport report;
  private final MovePlayer player;
  private final LineStack lines;
  private final NagScanner nags;
  private final ResultScanner results;
  private final StrayScanner strays;
  private final PlainWords plain;
  private final Language language;
  private final WindowText text;
  private final boolean libertiesWanted;
  private boolean told;

  /// Where the last move began; kept only if liberties are wanted.
  private long moveOffset;

  WordScanner(
      Window window,
      PgnVisitor visitor,
      FaultReport report,
      MovePlayer player,
      NagScanner nags,
      ResultScanner results,
      StrayScanner strays,
      PlainWords plain,
      Language language) {
    this.strays = strays;
    this.plain = plain;
    this.language = language;
    this.nags = nags;
    this.window = window;
    text = new WindowText(window);
    this.visitor = visitor;
    this.report = report;
    this.player = player;
    this.results = results;
    lines = player.lines;
    libertiesWanted = visitor.wanted().contains(PgnPart.LIBERTIES);
  }

  void begin(StartTags start, boolean movesTold) {
    results.begin(start);
    told = movesTold;
  }

  /// Stops reporting words for the rest of the game.
  void mute() {
    told = false;
  }

  /// Reads a word that begins with a number but does not continue like a move number.
  void readResult() throws IOException {
    if (!results.readUsual()) {
      read();
    }
  }

  /// Reads a result with spaces around its hyphen, if there is one.
  ///
  /// @return whether there was one
  boolean readSpacedResult() throws IOException {
    return results.readSpaced();
  }

  /// Reads any word at the window's place.
  void read() throws IOException {
    int length = wordLength();
    if (plain.mayBeResult(length) && plain.readResult(length)) {
      return;
    }
    if (!results.mayBeHere() && (!told || lines.line.lost)) {
      pass(length);
      return;
    }
    String word = window.decoded(window.at(), window.at() + length);
    if (results.read(word, length)) {
      return;
    }
    if (!told) {
      window.skip(length);
    } else if (isBlank(word.charAt(0))) {
      window.skip(TextEncoding.bytes(word, 1, length));
    } else {
      readInside(word, length);
    }
  }

  private void readInside(String word, int length) throws IOException {
    if (lines.line.lost) {
      unread(length);
    } else if (isGlyph(word, length)) {
      nags.tell(Glyphs.number(word).orElseThrow());
      window.skip(length);
    } else if (Glyphs.isIdle(word)) {
      idle(word, length);
    } else if (isRule(word, length)) {
      strays.keep(length);
    } else if (Glyphs.isNullMove(word) && !player.passes()) {
      endAtPass(length);
    } else if (Glyphs.isNullMove(word) && lines.line.board.canPass()) {
      player.playNull(window.at() + length);
    } else if (Glyphs.isSign(word)) {
      strays.keep(length, "a known sign");
    } else {
      move(word, length);
    }
  }

  /// Whether the word is the line of dashes above a signature, and not a null move.
  private boolean isRule(String word, int length) {
    byte[] bytes = window.bytes();
    int behind = window.at() + length;
    boolean lastInLine =
        Symbols.endsLine(bytes[behind])
            || (bytes[behind] == ' ' && Symbols.endsLine(bytes[behind + 1]));
    return word.equals("--") && lastInLine && window.isBehindEmptyLine();
  }

  /// Letters at the very end of the input are more likely a move that was cut off.
  private boolean isGlyph(String word, int length) {
    boolean cut = window.at() + length == window.end() && Character.isLetter(word.charAt(0));
    return !cut && !isTorn(word, length) && Glyphs.number(word).isPresent();
  }

  /// Whether it is a letter torn from its move by a sign: `N?f3`.
  private boolean isTorn(String word, int length) {
    int sign = window.bytes()[window.at() + length];
    int next = window.bytes()[window.at() + length + 1];
    return Character.isLetter(word.charAt(0))
        && (sign == '?' || sign == '!')
        && Character.isLetterOrDigit(next);
  }

  private void idle(String word, int length) {
    if (libertiesWanted) {
      int offset = (int) (window.offsetOf(window.at()) - moveOffset);
      visitor.forgiven(new Forgiven(Glyphs.liberty(word), offset, word, ""));
    }
    window.skip(length);
  }

  private void pass(int length) {
    if (told) {
      unread(length);
    } else {
      window.skip(length);
    }
  }

  private void unread(int length) {
    int from = window.at();
    window.skip(length);
    visitor.unread(text.set(from, from + length));
  }

  private void endAtPass(int length) {
    visitor.nullMove(text.set(window.at(), window.at() + length));
    lines.line.lost = true;
    unread(length);
  }

  private void move(String word, int length) throws IOException {
    Position position = lines.line.board.position();
    switch (LenientSan.read(position, word, language)) {
      case Reading.Read<Understood>(Understood understood) -> play(understood, length);
      case Reading.Unreadable<Understood>(TextFault fault) -> {
        Optional<RunTogether> first = RunTogether.first(position, word, language);
        if (first.isPresent()) {
          play(first.get().understood(), TextEncoding.bytes(word, first.get().length(), length));
        } else if (fault.kind() != TextFault.Kind.FORM || !plain.pass(word, length)) {
          lose(fault, word, length);
        }
      }
    }
  }

  private void play(Understood understood, int length) {
    moveOffset = window.offsetOf(window.at());
    player.play(understood.move().packed(), window.at() + length);
    understood.forgiven().forEach(this::tell);
  }

  private void tell(Forgiven forgiven) {
    visitor.forgiven(forgiven);
    if (forgiven.liberty() == Liberty.GLYPH) {
      Glyphs.number(forgiven.found()).ifPresent(nags::tell);
    }
  }

  private void lose(TextFault fault, String word, int length) {
    boolean cut = fault.offset() == word.length(); // something is missing, so quote the whole word
    report(fault, cut ? 0 : TextEncoding.bytes(word, fault.offset(), length), length);
    lines.line.lost = true;
    unread(length);
  }

  /// Plays a move in good SAN, and reports where it is not strict SAN.
  void playedStrictly(int packed, int from, int end) {
    moveOffset = window.offsetOf(from);
    ReplayBoard board = lines.line.board;
    boolean exact = SanExactness.isExact(board, packed, window.bytes(), from, end);
    player.played(lines.line, packed, from, end, true);
    if (!exact || !SanExactness.isSignExact(board, window.bytes(), end)) {
      String word = window.decoded(from, end);
      LenientSan.read(lines.line.before.position(), word, language)
          .valueIfAny()
          .ifPresent(understood -> understood.forgiven().forEach(visitor::forgiven));
    }
  }

  /// Reports a fault `offset` bytes into the word of `length` bytes at the window's place.
  private void report(TextFault fault, int offset, int length) {
    PgnFault.Kind kind =
        switch (fault.kind()) {
          case FORM -> PgnFault.Kind.UNREADABLE;
          case ILLEGAL -> PgnFault.Kind.ILLEGAL_MOVE;
          case AMBIGUOUS -> PgnFault.Kind.AMBIGUOUS_MOVE;
        };
    int at = window.at() + offset;
    String found = report.quoted(at, length - offset);
    report.tell(kind, at, found, lines.line.ply, fault.expected(), fault.candidates());
  }

  /// Whether it is a blank outside ASCII, or an invisible sign.
  private static boolean isBlank(char symbol) {
    return Character.isSpaceChar(symbol) || Character.getType(symbol) == Character.FORMAT;
  }

  private int wordLength() throws IOException {
    window.need(LONGEST);
    int length = 1;
    while (length < LONGEST
        && window.at() + length < window.end()
        && !Symbols.isDelimiter(window.bytes()[window.at() + length])) {
      length++;
    }
    return length + bracketed(window.at() + length);
  }

  /// The length of a letter in brackets, as of the new piece in `d8(Q)`; 0 if there is none.
  private int bracketed(int at) {
    byte[] bytes = window.bytes();
    boolean letter = bytes[at + 1] < 0 || bytes[at + 1] >= 'A';
    int last = at + (bytes[at + 1] < 0 ? LONGEST_LETTER : 1) + 1;
    int close = Scan.indexOf(bytes, ')', at + 2, last + 1);
    return bytes[at] == '(' && letter && close <= last ? close + 1 - at : 0;
  }
}
